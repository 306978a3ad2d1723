import { limits } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { readUser } from '../account/api';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { acceptQuote, answerQuote, declineQuote } from './accept-quote';
import { serializeQuote, serializeStaffQuote } from './quote.mapper';
import { sendQuote } from './quotes';
import { listQuotes, listStaffQuotes } from './quotes.tables';

/** Each of them needs a manual answer. */
const seldom = {
  rateLimit: {
    max: 10,
    timeWindow: '1 hour',
    keyGenerator: (request: FastifyRequest) => `quote:${signedIn(request)}`,
  },
};

export const quotesRoutes: Routes = (app, shop) => {
  implement(app, 'requestQuote', seldom, async request => {
    const { id, email } = await readUser(shop, signedIn(request), request.reader);
    return sendQuote(shop, { id, email }, request.body, request);
  });

  implement(app, 'listOwnQuotes', async request => {
    const { page } = request.query;
    const per_page = Math.min(request.query.per_page, limits.perPageMax);
    const { rows, paging } = await listQuotes(shop.db, signedIn(request), { page, per_page });
    const quotes = rows.map(row => serializeQuote(row, request.reader, shop.clock()));
    return { ...paging, quotes };
  });

  implement(app, 'acceptQuote', async request => acceptQuote(shop, request, request.params.id));

  implement(app, 'declineQuote', async request => declineQuote(shop, request, request.params.id));

  implement(app, 'listStaffQuotes', async ({ query, viewer: { vendorId }, reader }) => {
    const { rows, paging } = await listStaffQuotes(shop.db, { ...query, vendorId });
    const now = shop.clock();
    return { ...paging, quotes: rows.map(row => serializeStaffQuote(row, reader, now)) };
  });

  implement(app, 'answerQuote', async request => answerQuote(shop, request, request.params.id, request.body));
};
