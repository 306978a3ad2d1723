import * as endpoints from '@ortoo/contracts/endpoints';
import { listCardsSchemas, registerCardSchemas, removeCardSchemas } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '../http/domain-error';
import { implement } from '../http/implement';
import { signedIn } from '../http/viewer';
import type { Shop } from '../shop';
import { beginRegistration, checkRegistration, serializeCard } from './cards';
import { findCards, markRemoved } from './cards.tables';

export const cardsRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    for (const [endpoint, withRemoved] of [
      [endpoints.listCards, false],
      [endpoints.listAllCards, true],
    ] as const) {
      implement(app, endpoint, listCardsSchemas, async request => ({
        cards: (await findCards(shop.db, signedIn(request), withRemoved)).map(serializeCard),
      }));
    }

    implement(
      app,
      endpoints.registerCard,
      registerCardSchemas,
      async ({ body: { registration }, viewer, reader }) =>
        registration === undefined
          ? beginRegistration(shop, signedIn({ viewer }), reader)
          : checkRegistration(shop, signedIn({ viewer }), registration),
      { rateLimit: { max: 60, timeWindow: '1 minute' } },
    );

    implement(app, endpoints.removeCard, removeCardSchemas, async ({ query, viewer }) => {
      const isRemoved = await markRemoved(shop.db, signedIn({ viewer }), query.cardId, shop.clock());
      if (!isRemoved) throw new DomainError('CARD_NOT_FOUND');
    });
  };
