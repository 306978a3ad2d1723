import * as endpoints from '@ortoo/contracts/endpoints';
import { listCardsSchemas } from '@ortoo/contracts/schema';
import { DomainError } from '../http/domain-error';
import { implement, implementWith, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { beginRegistration, checkRegistration, serializeCard } from './cards';
import { findCards, markRemoved } from './cards.tables';

export const cardsRoutes: Routes = (app, shop) => {
  for (const [endpoint, withRemoved] of [
    [endpoints.listCards, false],
    [endpoints.listAllCards, true],
  ] as const) {
    implementWith(app, endpoint, listCardsSchemas, {}, async request => ({
      cards: (await findCards(shop.db, signedIn(request), withRemoved)).map(serializeCard),
    }));
  }

  implement(
    app,
    'registerCard',
    { rateLimit: { max: 60, timeWindow: '1 minute' } },
    async ({ body: { registration }, viewer, reader }) =>
      registration === undefined
        ? beginRegistration(shop, signedIn({ viewer }), reader)
        : checkRegistration(shop, signedIn({ viewer }), registration),
  );

  implement(app, 'removeCard', async ({ query, viewer }) => {
    const isRemoved = await markRemoved(shop.db, signedIn({ viewer }), query.cardId, shop.clock());
    if (!isRemoved) throw new DomainError('CARD_NOT_FOUND');
  });
};
