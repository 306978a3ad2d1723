import { transact } from '../db/changes';
import { randomToken } from '../http/tokens';
import { moveAdjustments } from '../promotions/api';
import type { Shop } from '../shop';
import { releaseHold, stateForChange } from '../checkout/api';
import {
  addLine,
  findLines,
  setLine,
  mergedQuantity,
  deleteOrder,
  findCurrentOrder,
  lockOrder,
  type OrderRow,
  updateOrder,
} from '../orders/api';
import { moveSources, type Withdrawn, withdrawInvoices } from '../payments/api';
import type { Db } from '../db/schema';

const moveLines = async (trx: Db, from: OrderRow, to: OrderRow): Promise<void> => {
  const own = await findLines(trx, to.id);
  for (const line of await findLines(trx, from.id)) {
    const [options, booking] = [JSON.stringify(line.options), JSON.stringify(line.booking)];
    const same = own.find(
      other =>
        other.variant_id === line.variant_id &&
        other.gift === line.gift &&
        JSON.stringify(other.options) === options &&
        JSON.stringify(other.booking) === booking,
    );
    if (same?.booking) continue;
    if (same) await setLine(trx, same.id, { quantity: mergedQuantity(same.quantity, line.quantity) });
    else {
      const { variant_id, quantity, price, gift } = line;
      await addLine(trx, { order_id: to.id, variant_id, quantity, price, options, booking, gift });
    }
  }
};

/** What the guest has entered so far, as far as the user's own cart has nothing. */
const takenOver = (guest: OrderRow, own: OrderRow) => {
  const { ship_address_id, pickup_location_id, receiver_name, receiver_phone } = guest;
  const hasPlace = own.ship_address_id !== null || own.pickup_location_id !== null;
  return {
    birth_date: own.birth_date ?? guest.birth_date,
    ...(!hasPlace && { ship_address_id, pickup_location_id, receiver_name, receiver_phone }),
  };
};

/**
 * Merges a guest's cart into the user's own at sign-in. When the user has none, the guest's becomes it; its token is
 * revoked. Returns whether there was anything to merge.
 */
export const mergeGuestOrder = async (shop: Shop, token: string, userId: number, site: string): Promise<boolean> => {
  const withdrawn: Withdrawn[] = [];
  const merged = await transact(shop.db, async trx => {
    const now = shop.clock();
    const found = await findCurrentOrder(trx, { token }, site);
    if (!found) return false;
    const guest = await lockOrder(trx, found.id);
    if (guest.user_id !== null || guest.completed_at !== null) return false;
    const had = (await findLines(trx, guest.id)).length > 0;
    const own = await findCurrentOrder(trx, { userId }, site);
    if (!own) {
      await updateOrder(trx, guest, { user_id: userId, token: randomToken() }, now);
      return had;
    }
    if (!had) return false;
    const locked = await lockOrder(trx, own.id);
    const released = await releaseHold(trx, locked, 'void', now);
    withdrawn.push(...released.withdrawn, ...(await releaseHold(trx, guest, 'void', now)).withdrawn);
    const payment_state = withdrawn.length > 0 ? 'void' : await stateForChange(trx, released.order);
    await moveLines(trx, guest, released.order);
    await moveAdjustments(trx, guest.id, released.order.id);
    await moveSources(trx, guest.id, released.order.id);
    await updateOrder(trx, released.order, { ...takenOver(guest, own), state: 'cart', payment_state }, now);
    await deleteOrder(trx, guest.id);
    return true;
  });
  await withdrawInvoices(shop, withdrawn);
  return merged;
};
