import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { serializeAddress } from './address.mapper';
import { forgetAddress, listAddresses } from './addresses.tables';

const shown = 20;

export const savedAddressesRoutes: Routes = (app, shop) => {
  implement(app, 'listAddresses', async request => {
    const rows = await listAddresses(shop.db, signedIn(request), shown);
    return { addresses: rows.map(row => serializeAddress(row, request.reader)) };
  });

  implement(app, 'removeAddress', async request => {
    const userId = signedIn(request);
    const forgotten = await transact(shop.db, trx => forgetAddress(trx, userId, request.params.id));
    if (!forgotten) throw new DomainError('NOT_FOUND');
  });
};
