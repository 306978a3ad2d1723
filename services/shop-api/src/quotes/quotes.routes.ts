import { limits } from '@ortoo/contracts';
import { newQuoteSchema, quoteSchema, quotesQuerySchema, quotesSchema } from '@ortoo/contracts/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readUser } from '../account/api';
import { pagingOf } from '../http/paging';
import { DomainError } from '../http/domain-error';
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
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.post(
      '/quotes',
      { config: seldom, schema: { body: newQuoteSchema, response: { 201: quoteSchema } } },
      async (request, reply) => {
        const { id, email } = await readUser(shop, userOf(request), request.reader);
        return reply.status(201).send(await sendQuote(shop, { id, email }, request.body, request));
      },
    );

    app.get(
      '/quotes/mine',
      { schema: { querystring: quotesQuerySchema, response: { 200: quotesSchema } } },
      async request => {
        const { page, per_page } = request.query;
        const size = Math.min(per_page, limits.perPageMax);
        const { rows, total } = await listQuotes(shop.db, userOf(request), size, (page - 1) * size);
        const quotes = rows.map(row => serializeQuote(row, request.reader));
        return { ...pagingOf(page, size, quotes.length, total), quotes };
      },
    );
  };
