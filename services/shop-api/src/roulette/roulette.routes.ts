import { normalContactPhone } from '../addresses/api';
import { transact } from '../db/changes';
import { DomainError, fieldError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { audit } from '../staff/api';
import { readUser } from '../account/api';
import { drawNumber, giveNumber, openDraw } from './draw';
import { serializeDraw, serializeNumber, serializeProduct, serializeStock, serializeUser } from './roulette.mapper';
import * as tables from './roulette.tables';

const required = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new DomainError('NOT_FOUND');
  return row;
};

/** Who may take part, and who may draw. */
const checks: Routes = (app, shop) => {
  implement(app, 'checkRouletteAuth', async ({ viewer, reader }) => {
    const user = viewer.user && (await readUser(shop, viewer.user.id, reader));
    return { authorized: user !== null, name: user && user.firstname };
  });
  implement(app, 'checkRouletteAdmin', async ({ viewer }) => ({ admin: viewer.rights.includes('roulette') }));
};

const places: Routes = (app, { db, clock }) => {
  implement(app, 'listRouletteLocations', async () => ({ locations: await tables.listLocations(db) }));
  implement(app, 'createRouletteLocation', request =>
    transact(db, async trx => {
      const id = await tables.insertLocation(trx, request.body, clock());
      await audit(trx, request, { subject: 'roulette', id, before: null, after: request.body });
      return required(await tables.findLocation(trx, id));
    }),
  );
  implement(app, 'changeRouletteLocation', request =>
    transact(db, async trx => {
      const { id } = request.params;
      const { name, is_open } = required(await tables.lockLocation(trx, id));
      await tables.updateLocation(trx, id, request.body);
      await audit(trx, request, { subject: 'roulette', id, before: { name, is_open }, after: request.body });
      return required(await tables.findLocation(trx, id));
    }),
  );
};

const prizes: Routes = (app, { db, clock }) => {
  implement(app, 'listRouletteProducts', async () => ({ products: await tables.listProducts(db) }));
  implement(app, 'createRouletteProduct', request =>
    transact(db, async trx => {
      const id = await tables.insertProduct(trx, request.body, clock());
      await audit(trx, request, { subject: 'roulette', id, before: null, after: request.body });
      return serializeProduct(required(await tables.findProduct(trx, id)));
    }),
  );
  implement(app, 'changeRouletteProduct', request =>
    transact(db, async trx => {
      const { id } = request.params;
      const { name, image } = required(await tables.findProduct(trx, id));
      await tables.updateProduct(trx, id, request.body);
      await audit(trx, request, { subject: 'roulette', id, before: { name, image }, after: request.body });
      return serializeProduct(required(await tables.findProduct(trx, id)));
    }),
  );

  implement(app, 'listRouletteStocks', async ({ query }) => ({
    stocks: (await tables.listStocks(db, query.location_id)).map(serializeStock),
  }));
  implement(app, 'changeRouletteStock', request =>
    transact(db, async trx => {
      const { location_id, product_id, count } = request.body;
      required(await tables.lockLocation(trx, location_id));
      const product = required(await tables.findProduct(trx, product_id));
      const before = { product_id, count: (await tables.findStock(trx, location_id, product_id)) ?? 0 };
      await tables.setStock(trx, location_id, product_id, count);
      await audit(trx, request, { subject: 'roulette', id: location_id, before, after: { product_id, count } });
      return serializeStock({ ...product, location_id, count });
    }),
  );
};

const participants: Routes = (app, shop) => {
  const { db } = shop;

  implement(app, 'listRouletteUsers', async ({ query }) => {
    const { rows, paging } = await tables.listUsers(db, query);
    return { ...paging, users: rows.map(serializeUser) };
  });
  implement(app, 'removeRouletteUser', request =>
    transact(db, async trx => {
      const { id } = request.params;
      required(await tables.findUser(trx, id));
      await tables.forgetUser(trx, id);
      await audit(trx, request, { subject: 'roulette', id, before: { user: id }, after: { user: null } });
    }),
  );

  implement(app, 'listRouletteNumbers', async ({ query: { location_id, ...page }, reader }) => {
    const { rows, paging } = await tables.listNumbers(db, location_id, page);
    return { ...paging, numbers: rows.map(row => serializeNumber(row, reader)) };
  });
  implement(app, 'giveRouletteNumber', async request => {
    const phone = normalContactPhone(request.body.phone);
    if (!phone) throw fieldError('phone', 'PHONE_FORMAT');
    return serializeNumber(await giveNumber(shop, request, { ...request.body, phone }), request.reader);
  });
};

const draws: Routes = (app, shop) => {
  implement(app, 'listRouletteDraws', async ({ query }) => ({
    draws: (await tables.listDraws(shop.db, query.location_id)).map(serializeDraw),
  }));
  implement(app, 'openRouletteDraw', async request => serializeDraw(await openDraw(shop, request, request.body)));
  implement(app, 'drawRoulette', async request => {
    const { draw, winner } = await drawNumber(shop, request, request.params.id);
    return { draw: serializeDraw(draw), winner: { name: winner.name, phone: winner.phone ?? '' } };
  });
};

/** Prizes drawn among numbers that staff give out at a place. */
export const rouletteRoutes: readonly Routes[] = [checks, places, prizes, participants, draws];
