import { limits } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { readUser } from '../account/api';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { serializeQuote } from './quote.mapper';
import { sendQuote } from './quotes';
import { listQuotes } from './quotes.tables';

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
    const quotes = rows.map(row => serializeQuote(row, request.reader));
    return { ...paging, quotes };
  });
};
