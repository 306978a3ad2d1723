import type { Addresses } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import type { Reader } from '../http/locale';
import { signedIn } from '../http/viewer';
import { serializeAddress } from './address.mapper';
import { findDefaultId, forgetAddress, listAddresses, setDefaultAddress } from './addresses.tables';
import { storeAddress } from './store-address';

const shown = 20;

export const savedAddressesRoutes: Routes = (app, shop) => {
  const read = async (userId: number, reader: Reader): Promise<Addresses> => {
    const rows = await listAddresses(shop.db, userId, shown);
    return {
      addresses: rows.map(row => serializeAddress(row, reader)),
      default_id: await findDefaultId(shop.db, userId, rows),
    };
  };

  implement(app, 'listAddresses', async request => read(signedIn(request), request.reader));

  implement(app, 'addAddress', async request => {
    const { body, reader } = request;
    const userId = signedIn(request);
    await transact(shop.db, trx => storeAddress(trx, body, userId, reader));
    return read(userId, reader);
  });

  implement(app, 'changeAddress', async request => {
    const { body, params, reader } = request;
    const userId = signedIn(request);
    await transact(shop.db, async trx => {
      const isDefault = (await findDefaultId(trx, userId, await listAddresses(trx, userId, shown))) === params.id;
      // Orders refer to the old row, which stays without its user.
      if (!(await forgetAddress(trx, userId, params.id))) throw new DomainError('NOT_FOUND');
      const id = await storeAddress(trx, body, userId, reader);
      if (isDefault) await setDefaultAddress(trx, userId, id);
    });
    return read(userId, reader);
  });

  implement(app, 'chooseAddress', async request => {
    const { params, reader } = request;
    const userId = signedIn(request);
    if (!(await transact(shop.db, trx => setDefaultAddress(trx, userId, params.id))))
      throw new DomainError('NOT_FOUND');
    return read(userId, reader);
  });

  implement(app, 'removeAddress', async request => {
    const userId = signedIn(request);
    const forgotten = await transact(shop.db, trx => forgetAddress(trx, userId, request.params.id));
    if (!forgotten) throw new DomainError('NOT_FOUND');
  });
};
