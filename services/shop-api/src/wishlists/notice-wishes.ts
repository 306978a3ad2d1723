import { findOffers, readVariantCards } from '../catalog/api';
import { findSite } from '../content/api';
import { transact } from '../db/changes';
import { onProductChange } from '../db/index';
import { notify } from '../db/notifications.tables';
import { post } from '../db/outbox.tables';
import type { Db } from '../db/schema';
import { readerAt } from '../http/locale';
import { whoWants } from '../profile/api';
import type { Shop } from '../shop';
import { noticeEmail, type NoticedWish } from './notice-email';
import { type WishChange, wishChange } from './notice.rules';
import { type Affected, findSeenWishes, rememberSeen, type SeenWish } from './notices.tables';

interface ChangedWish {
  wish: SeenWish;
  change: WishChange;
}

const writeEmail = async (trx: Db, owner: SeenWish, noticed: readonly NoticedWish[], now: Date): Promise<void> => {
  const { user_id: userId, email } = owner;
  if (email === null) return;
  const wants = async (kind: NoticedWish['notice']) => (await whoWants(trx, [userId], kind, 'email')).has(userId);
  const enabled = { price: await wants('price'), stock: await wants('stock') };
  const wishes = noticed.filter(({ notice }) => enabled[notice]);
  if (wishes.length > 0) await post(trx, noticeEmail(email, wishes, owner), now);
};

/** Tells a shopper of all changes on one site at once: by one email of those that it may be about. */
const notifyOwner = async (trx: Db, changes: readonly ChangedWish[], now: Date): Promise<void> => {
  const due = new Map<number, ChangedWish>();
  for (const { wish, change } of changes) {
    const isOurs = await rememberSeen(trx, wish, change.seen);
    // A variant of several lists is due once.
    if (isOurs && change.notice && !due.has(wish.variant_id)) due.set(wish.variant_id, { wish, change });
  }
  const [first] = due.values();
  if (!first) return;
  const { site, locale } = first.wish;
  const reader = readerAt(findSite(trx, site), locale);
  const cards = await readVariantCards(trx, [...due.keys()], reader, now);
  const noticed = [...due.values()].flatMap(({ wish, change: { notice, seen } }) =>
    notice ? [{ notice, variantId: wish.variant_id, price: seen.price, before: wish.seen_price }] : [],
  );
  const subjects = noticed.map(({ notice, variantId, price, before }) => ({
    userId: first.wish.user_id,
    subject: { kind: notice, variant_id: variantId, price, before },
  }));
  await notify(trx, subjects, now, site);
  const named = noticed.map(({ variantId, ...rest }) => ({ ...rest, name: cards.get(variantId)?.name ?? '' }));
  await writeEmail(trx, first.wish, named, now);
};

const noticeWishes = async (shop: Shop, affected: Affected): Promise<void> => {
  const wishes = await findSeenWishes(shop.db, affected);
  const { now } = affected;
  const offers = await findOffers(shop.db, [...new Set(wishes.map(({ variant_id }) => variant_id))], now);
  const byOwner = new Map<string, ChangedWish[]>();
  for (const wish of wishes) {
    const offer = offers.get(wish.variant_id);
    const change = offer && wishChange({ price: wish.seen_price, inStock: wish.seen_in_stock }, offer);
    const owner = `${wish.user_id} ${wish.site}`;
    if (change) byOwner.set(owner, [...(byOwner.get(owner) ?? []), { wish, change }]);
  }
  for (const changes of byOwner.values()) await transact(shop.db, trx => notifyOwner(trx, changes, now));
};

/**
 * Follows the products of wishes. `run` tells the owners of what is cheaper or back in stock since the last run; the
 * first run compares all wishes, as changes from before the start are unknown.
 */
export const watchWishes = async (shop: Shop): Promise<{ run: () => Promise<void> }> => {
  let ids: Set<number> | 'all' = 'all';
  let since = shop.clock();
  await onProductChange(shop.database, changed => {
    if (changed && ids !== 'all') for (const id of changed) ids.add(id);
    else ids = 'all';
  });
  return {
    run: async () => {
      const now = shop.clock();
      const affected: Affected = { ids: ids === 'all' ? ids : [...ids], since, now };
      ids = new Set();
      try {
        await noticeWishes(shop, affected);
        since = now;
      } catch (error) {
        ids = 'all';
        throw error;
      }
    },
  };
};
