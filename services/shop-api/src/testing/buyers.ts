import type { Order } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { accounts, post, transfer } from '../money/api';
import { fillWallet } from './books';
import type { TestClient } from './client';
import { chooseToPay } from './payments';
import { signedInShopper } from './shoppers';
import type { TestShop } from './test-shop';

export interface Buyer {
  client: TestClient;
  id: number;
  order: Order;
}

let named = 0;

/** A new shopper with filled wallets. */
export const newShopper = async (
  test: TestShop,
  balances: Record<string, number> = {},
): Promise<Omit<Buyer, 'order'>> => {
  const name = `buyer-${process.pid}-${(named += 1)}`;
  const client = await signedInShopper(test, name);
  const query = test.shop.db.selectFrom('users').select('id').where('firstname', '=', name);
  const { id } = await query.executeTakeFirstOrThrow();
  for (const [wallet, amount] of Object.entries(balances)) await fillWallet(test, id, wallet, amount);
  return { client, id };
};

/** A shopper with 125,000₮ to pay: boots of the brand Ul for 120,000 and their delivery. */
export const newBuyer = async (test: TestShop, balances: Record<string, number> = {}): Promise<Buyer> => {
  const shopper = await newShopper(test, balances);
  return { ...shopper, order: await chooseToPay(shopper.client, 'qr') };
};

/** Code of the account of a new gift card. */
export const newGiftCard = async ({ shop }: TestShop, code: string, amount: number): Promise<string> => {
  const now = shop.clock();
  const row = { code, amount, created_at: now };
  const { id } = await shop.db.insertInto('gift_cards').values(row).returning('id').executeTakeFirstOrThrow();
  const entries = transfer(accounts.opening, accounts.giftCard(id), amount);
  await transact(shop.db, trx => post(trx, { key: `test:card:${id}`, reason: 'opening', entries }, now));
  return `gift_card:${id}`;
};

/** A voucher of 200,000₮. */
export const newVoucher = async ({ shop }: TestShop, user_id: number, more: object = {}): Promise<number> => {
  const now = shop.clock();
  const row = { code: `V${(named += 1)}`, user_id, name: '{"mn":"Эрх"}', amount: 200_000, created_at: now, ...more };
  const { id } = await shop.db.insertInto('vouchers').values(row).returning('id').executeTakeFirstOrThrow();
  const entries = transfer(accounts.discounts, accounts.voucher(id, user_id), 200_000);
  await transact(shop.db, trx => post(trx, { key: `test:voucher:${id}`, reason: 'opening', entries }, now));
  return id;
};
