import type { Shop } from '../shop';
import { settleJackpots } from './jackpot';
import { openRounds } from './rounds';

/** Publishes the hashes of the coming seeds, collects entries of orders and draws jackpots that have ended. */
export const runDraws = async (shop: Shop): Promise<void> => {
  await openRounds(shop);
  await settleJackpots(shop);
};
