import { faultsIn, findFaults } from '../money/verify.tables';
import { accounts, findBalances, post, transfer } from '../money/api';
import type { TestShop } from './test-shop';

export { faultsIn, findFaults };

/** Whatever a test has done, the books balance. */
export const expectBalancedBooks = async ({ shop }: TestShop): Promise<void> => {
  expect(await findFaults(shop.db)).toEqual([]);
};

/** Money out of nowhere into a wallet. */
export const fillWallet = async ({ shop }: TestShop, userId: number, wallet: string, amount: number): Promise<void> => {
  const account = accounts.wallet(userId, wallet);
  const key = `test:${account.code}:${amount}:${Math.random()}`;
  const entries = transfer(accounts.opening, account, amount);
  await shop.db.transaction().execute(trx => post(trx, { key, reason: 'opening', entries }, shop.clock()));
};

export const balanceOf = async ({ shop }: TestShop, code: string): Promise<number> =>
  (await findBalances(shop.db, [code])).get(code) ?? 0;
