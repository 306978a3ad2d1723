import { cardRegistrationSchema, cardsSchema, registerCardSchema, removeCardSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedIn } from '../http/viewer';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { beginRegistration, serializeCard, checkRegistration } from './cards';
import { findCards, removeCard } from './cards.tables';

export const cardsRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    for (const [url, all] of [
      ['/cards', false],
      ['/cards/all_card', true],
    ] as const) {
      app.get(url, { schema: { response: { 200: cardsSchema } } }, async request => ({
        cards: (await findCards(shop.db, signedIn(request), all)).map(serializeCard),
      }));
    }

    app.put(
      '/cards/register_card',
      {
        config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: { body: registerCardSchema, response: { 200: cardRegistrationSchema } },
      },
      async request => {
        const { registration } = request.body;
        const userId = signedIn(request);
        return registration === undefined
          ? beginRegistration(shop, userId, request.reader)
          : checkRegistration(shop, userId, registration);
      },
    );

    app.delete(
      '/cards/remove_card',
      { schema: { querystring: removeCardSchema, response: { 204: z.null() } } },
      async (request, reply) => {
        const removed = await removeCard(shop.db, signedIn(request), request.query.cardId, shop.clock());
        if (!removed) throw new DomainError('CARD_NOT_FOUND');
        return reply.status(204).send(null);
      },
    );
  };
