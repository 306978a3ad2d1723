import { limits, type SavedProducts } from '@ortoo/contracts';
import { findOffers, readVariantCards } from '../catalog/api';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { time } from '../http/display';
import { implement, type Routes } from '../http/implement';
import type { Reader } from '../http/locale';
import { signedIn } from '../http/viewer';
import { deleteSaved, findSaved, insertSaved } from './saved.tables';

/** Lines that a shopper has taken out of the cart for later. */
export const savedRoutes: Routes = (app, shop) => {
  const read = async (userId: number, reader: Reader): Promise<SavedProducts> => {
    const rows = await findSaved(shop.db, userId);
    const ids = rows.map(({ variant_id }) => variant_id);
    const cards = await readVariantCards(shop.db, ids, reader, shop.clock());
    const saved_products = rows.flatMap(({ variant_id, created_at, ...row }) => {
      const variant = cards.get(variant_id);
      return variant ? [{ ...row, created_at: time(created_at), variant }] : [];
    });
    return { saved_products };
  };

  implement(app, 'listSavedProducts', async request => read(signedIn(request), request.reader));

  implement(app, 'saveProduct', async request => {
    const user = signedIn(request);
    const now = shop.clock();
    await transact(shop.db, async trx => {
      const { variant_id } = request.body;
      if (!(await findOffers(trx, [variant_id], now)).has(variant_id)) throw new DomainError('VARIANT_NOT_FOUND');
      await insertSaved(trx, user, request.body, now);
      if ((await findSaved(trx, user)).length > limits.savedProducts) throw new DomainError('SAVED_FULL');
    });
    return read(user, request.reader);
  });

  implement(app, 'removeSavedProduct', async request => {
    const user = signedIn(request);
    await deleteSaved(shop.db, user, request.params.id);
    return read(user, request.reader);
  });
};
