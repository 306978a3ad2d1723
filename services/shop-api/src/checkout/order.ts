import type { Order } from '@ortoo/contracts';
import { findOptions } from '../catalog/api';
import { transact } from '../db/changes';
import type { Reader } from '../http/locale';
import { DomainError } from '../http/domain-error';
import { findDownPayments, findLeaseOfOrder } from '../leasing/api';
import { findReceipt } from '../receipts/api';
import type { Shop } from '../shop';
import { findCouponsOfOrder, findLicensesOfOrder } from '../tickets/api';
import { findOrderById, type KnownOrder, type LockOrder, lockOrder, type OrderRow, viewOrder } from '../orders/api';
import type { Db } from '../db/schema';
import { findAllMethods, findReceived } from '../payments/api';
import { findShipment } from '../delivery/api';
import { serializeOrder } from './order.mapper';

/** An order as its owner sees it. */
export const presentOrder = async (shop: Shop, { order: row, known }: KnownOrder, reader: Reader): Promise<Order> => {
  const now = shop.clock();
  const view = await viewOrder(shop.db, row, now, known);
  const { payments } = view;
  const { adjacent, place: pickup } = view.records;
  const [options, methods] = await Promise.all([findOptions(shop.db), findAllMethods(shop.db)]);
  const leasing = methods.filter(({ kind }) => kind === 'instalment').map(({ id }) => id);
  const leased = payments.filter(({ method_id }) => leasing.includes(method_id)).map(({ number }) => number);
  const requested = payments.flatMap(({ id, invoice_id }) => (invoice_id === null ? [] : [id]));
  const [shipment, coupons, licenses, receipt, lease, downPayments, received] = await Promise.all([
    adjacent.shipments ? findShipment(shop.db, row.id) : undefined,
    adjacent.coupons ? findCouponsOfOrder(shop.db, row.id) : [],
    adjacent.licenses ? findLicensesOfOrder(shop.db, row.id) : [],
    adjacent.receipts ? findReceipt(shop.db, row.id) : undefined,
    leased.length > 0 ? findLeaseOfOrder(shop.db, row.id) : undefined,
    findDownPayments(shop.db, leased),
    findReceived(shop.db, requested),
  ]);
  const guest = row.user_id === null;
  const parts = {
    options,
    methods,
    received,
    shipment,
    coupons,
    licenses,
    receipt,
    pickup,
    lease,
    downPayments,
    guest,
  };
  return serializeOrder(view, parts, reader, now);
};

export const presentOrderById = async (shop: Shop, id: number, reader: Reader): Promise<Order> =>
  presentOrder(shop, { order: await findOrderById(shop.db, id) }, reader);

/** Runs a command on an open order, serialized with other commands on it. */
export const changeOrder = <T>(
  shop: Shop,
  which: number | LockOrder,
  command: (trx: Db, order: OrderRow, now: Date) => Promise<T>,
): Promise<T> =>
  transact(shop.db, async trx => {
    const order = await (typeof which === 'number' ? lockOrder(trx, which) : which(trx));
    if (order.completed_at !== null) throw new DomainError('ORDER_COMPLETE');
    return command(trx, order, shop.clock());
  });
