import { limits } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { listOwnQuotesSchemas, requestQuoteSchemas } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { readUser } from '../account/api';
import { DomainError } from '../http/domain-error';
import { implement } from '../http/implement';
import { pagingOf } from '../http/paging';
import type { Shop } from '../shop';
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

export const quotesRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(
      app,
      endpoints.requestQuote,
      requestQuoteSchemas,
      async request => {
        const { id, email } = await readUser(shop, userOf(request), request.reader);
        return sendQuote(shop, { id, email }, request.body, request);
      },
      seldom,
    );

    implement(app, endpoints.listOwnQuotes, listOwnQuotesSchemas, async request => {
      const { page, per_page } = request.query;
      const size = Math.min(per_page, limits.perPageMax);
      const { rows, total } = await listQuotes(shop.db, userOf(request), size, (page - 1) * size);
      const quotes = rows.map(row => serializeQuote(row, request.reader));
      return { ...pagingOf(page, size, quotes.length, total), quotes };
    });
  };
