import type { Store } from '@ortoo/contracts';
import { type Reader, textFor } from '../../http/locale';
import type { Shop } from '../../shop';
import { findStores, type StoreRow } from './stores.tables';

const serializeStore = (
  { id, code, kind, name, address, directions, phone, hours }: StoreRow,
  reader: Reader,
): Store => ({
  id,
  code,
  kind,
  name: textFor(reader, name),
  address: textFor(reader, address),
  directions: textFor(reader, directions),
  phone,
  hours,
});

export const readStores = async (shop: Shop, reader: Reader): Promise<Store[]> =>
  (await findStores(shop.db)).map(row => serializeStore(row, reader));
