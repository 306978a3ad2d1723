import type { PrizeKind } from '@ortoo/contracts';
import { post as postLetter } from '../db/outbox.tables';
import type { Text } from '../db/schema.types';
import type { Db } from '../db/schema';
import { accounts, post, transfer } from '../money/api';
import { issueCode, type PromotionRow } from '../promotions/api';
import type { PrizeRow } from '../campaigns/api';
import { setDrawCode } from './draws.tables';
import { type Recipient, prizeEmail } from './prize-email';

/** How long the code of a prize is valid. */
const codeLifetime = 30 * 24 * 3_600_000;

const walletOf: Partial<Record<PrizeKind, string>> = { points: 'loyalty', credit: 'gift' };

/** What a prize moves into a wallet. */
export const walletAmount = ({ kind, amount }: PrizeRow): number => (walletOf[kind] ? amount : 0);

export interface Award {
  drawId: number;
  userId: number;
  prize: PrizeRow;
  /** What the product of the prize costs. */
  productPrice: number;
}

const codeOf = (trx: Db, { userId, prize, productPrice }: Award, now: Date): Promise<PromotionRow> => {
  const name: Text = prize.name;
  const terms =
    prize.kind === 'product'
      ? { percent: 1, max_amount: productPrice, products: JSON.stringify([prize.product]) }
      : { amount: prize.amount, min_order: prize.min_order };
  const expires_at = new Date(now.getTime() + codeLifetime);
  return issueCode(trx, userId, { ...terms, name: JSON.stringify(name), expires_at }, now);
};

/** Gives a prize to its winner, in the transaction of the draw: in the wallet, or as a code; and tells them by email. */
export const award = async (trx: Db, granted: Award, recipient: Recipient, now: Date): Promise<PromotionRow | null> => {
  const { drawId, userId, prize } = granted;
  if (prize.kind === 'nothing') return null;
  const wallet = walletOf[prize.kind];
  if (wallet) {
    const entries = transfer(accounts.rewards, accounts.wallet(userId, wallet), prize.amount);
    await post(trx, { key: `draw:${drawId}`, reason: 'prize', entries }, now);
  }
  const code = wallet ? null : await codeOf(trx, granted, now);
  if (code) await setDrawCode(trx, drawId, code.id);
  if (recipient.email) await postLetter(trx, prizeEmail(recipient.email, prize, code, recipient), now);
  return code;
};
