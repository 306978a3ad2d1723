import type { Kysely } from 'kysely';
import { transact } from '../db/changes';
import type { Tables } from '../db/schema';
import { type Account, accounts, post, transfer } from '../money/api';
import { exampleAccounts } from './example-accounts';
import { exampleBalances, exampleGiftCards, examplePromotions, exampleVouchers } from './example-money';

const json = JSON.stringify;

const fill = (trx: Kysely<Tables>, account: Account, amount: number, now: Date) =>
  post(
    trx,
    { key: `example:${account.code}`, reason: 'opening', entries: transfer(accounts.opening, account, amount) },
    now,
  );

const loadCards = async (trx: Kysely<Tables>, now: Date): Promise<void> => {
  for (const card of exampleGiftCards(now)) {
    const { id } = await trx
      .insertInto('gift_cards')
      .values({ ...card, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await fill(trx, accounts.giftCard(id), card.amount, now);
  }
};

const loadVouchers = async (trx: Kysely<Tables>, user_id: number, now: Date): Promise<void> => {
  for (const { name, brands, ...voucher } of exampleVouchers(now)) {
    const { id } = await trx
      .insertInto('vouchers')
      .values({ ...voucher, user_id, name: json(name), brands: json(brands), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await fill(trx, accounts.voucher(id, user_id), voucher.amount, now);
  }
};

const loadPromotions = async (trx: Kysely<Tables>, now: Date): Promise<void> => {
  for (const { name, brands, ...promotion } of examplePromotions(now)) {
    await trx
      .insertInto('promotions')
      .values({ ...promotion, name: json(name), ...(brands && { brands: json(brands) }) })
      .execute();
  }
};

/** Fills the wallets of the example shopper, and adds public codes; a shop with codes is not changed. */
export const seedMoney = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const known = await db.selectFrom('promotions').select('id').limit(1).executeTakeFirst();
  const email = exampleAccounts[0]?.email ?? '';
  const shopper = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (known || !shopper) return;
  await transact(db, async trx => {
    for (const [wallet, amount] of Object.entries(exampleBalances))
      await fill(trx, accounts.wallet(shopper.id, wallet), amount, now);
    await loadCards(trx, now);
    await loadVouchers(trx, shopper.id, now);
    await loadPromotions(trx, now);
  });
};
