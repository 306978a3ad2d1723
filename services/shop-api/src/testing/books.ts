import { transact } from '../db/changes';
import { faultsIn, findFaults } from '../money/verify.tables';
import { accounts, findBalances, post, transfer } from '../money/api';
import type { TestShop } from './test-shop';

export { faultsIn, findFaults };

/** Checks that the books balance after any test. */
export const expectBalancedBooks = async ({ shop }: TestShop): Promise<void> => {
  expect(await findFaults(shop.db)).toEqual([]);
};

/** Adds money to a wallet without a payment. */
export const fillWallet = async ({ shop }: TestShop, userId: number, wallet: string, amount: number): Promise<void> => {
  const account = accounts.wallet(userId, wallet);
  const key = `test:${account.code}:${amount}:${Math.random()}`;
  const entries = transfer(accounts.opening, account, amount);
  await transact(shop.db, trx => post(trx, { key, reason: 'opening', entries }, shop.clock()));
};

export const balanceOf = async ({ shop }: TestShop, code: string): Promise<number> =>
  (await findBalances(shop.db, [code])).get(code) ?? 0;
