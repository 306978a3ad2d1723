import { limits } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { readUser } from '../account/api';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { pagingOf } from '../http/paging';
import { serializeQuote } from './quote.mapper';
import { sendQuote } from './quotes';
import { listQuotes } from './quotes.tables';

const userOf = ({ viewer }: FastifyRequest): number => {
  if (!viewer.user) throw new DomainError('UNAUTHORIZED');
  return viewer.user.id;
};

/** Each of them needs a manual answer. */
const seldom = {
  rateLimit: {
    max: 10,
    timeWindow: '1 hour',
    keyGenerator: (request: FastifyRequest) => `quote:${userOf(request)}`,
  },
};

export const quotesRoutes: Routes = (app, shop) => {
  implement(app, 'requestQuote', seldom, async request => {
    const { id, email } = await readUser(shop, userOf(request), request.reader);
    return sendQuote(shop, { id, email }, request.body, request);
  });

  implement(app, 'listOwnQuotes', async request => {
    const { page, per_page } = request.query;
    const size = Math.min(per_page, limits.perPageMax);
    const { rows, total } = await listQuotes(shop.db, userOf(request), size, (page - 1) * size);
    const quotes = rows.map(row => serializeQuote(row, request.reader));
    return { ...pagingOf(page, size, quotes.length, total), quotes };
  });
};
