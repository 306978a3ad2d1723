import type { ErrorCode } from '@ortoo/contracts';
import type { Text } from '../db/schema.types';
import { type Account, accounts } from './accounts.rules';
import type { Db } from '../db/schema';
import { findBalances } from './ledger.tables';
import type { PayingSource, SourceTerms } from './sources.rules';
import {
  findGiftCards,
  findVouchers,
  findAnyWallet,
  type GiftCardRow,
  type VoucherRow,
  type WalletRow,
} from './wallets.tables';

/** A source of payment other than the provider. */
export interface Source extends PayingSource {
  /** `wallet:money`, `gift_card:7`, `voucher:3`. */
  code: string;
  kind: 'wallet' | 'gift_card' | 'voucher';
  account: Account;
  name: Text | null;
  /** The first tugrik holds all of it: a voucher is used once, whatever it pays. */
  whole: number | undefined;
}

const anything: SourceTerms = { min_order: 0, min_amount: 1, max_share: 1, brands: null, brand_minimums: {} };

type Found = Omit<Source, 'requested' | 'balance'>;

const isOver = (at: Date | null, now: Date): boolean => at !== null && at <= now;

export const walletSource = (wallet: WalletRow, userId: number): Found => ({
  code: `wallet:${wallet.code}`,
  kind: 'wallet',
  account: accounts.wallet(userId, wallet.code),
  name: wallet.name,
  terms: wallet,
  whole: undefined,
  lapsed: wallet.active ? undefined : 'WALLET_NOT_FOUND',
});

export const giftCardSource = (card: GiftCardRow, now: Date): Found => ({
  code: `gift_card:${card.id}`,
  kind: 'gift_card',
  account: accounts.giftCard(card.id),
  name: null,
  terms: anything,
  whole: undefined,
  lapsed:
    card.canceled_at !== null ? 'GIFT_CARD_INCORRECT' : isOver(card.expires_at, now) ? 'GIFT_CARD_EXPIRED' : undefined,
});

export const voucherSource = (voucher: VoucherRow, now: Date): Found => ({
  code: `voucher:${voucher.id}`,
  kind: 'voucher',
  account: accounts.voucher(voucher.id, voucher.user_id),
  name: voucher.name,
  terms: { ...anything, min_order: voucher.min_order, brands: voucher.brands },
  whole: voucher.amount,
  lapsed: isOver(voucher.expires_at, now) ? 'VOUCHER_EXPIRED' : undefined,
});

const empty: Record<Source['kind'], ErrorCode> = {
  wallet: 'WALLET_SHORT',
  gift_card: 'GIFT_CARD_EMPTY',
  voucher: 'VOUCHER_USED',
};

/** With current balances. An empty source has an error of its own. */
export const withBalances = async <F extends Found>(
  db: Db,
  found: readonly F[],
): Promise<(F & { balance: number })[]> => {
  const balances = await findBalances(
    db,
    found.map(({ account }) => account.code),
  );
  return found.map(source => {
    const balance = balances.get(source.account.code) ?? 0;
    const lapsed = source.lapsed ?? (balance === 0 && source.kind !== 'wallet' ? empty[source.kind] : undefined);
    return { ...source, balance, lapsed };
  });
};

/** `gift_card:7` → 7. */
export const idIn = (code: string): number => Number(code.slice(code.indexOf(':') + 1));

const find = async (db: Db, code: string, userId: number | null, now: Date): Promise<Found | undefined> => {
  if (code.startsWith('gift_card:')) {
    const [card] = await findGiftCards(db, [idIn(code)]);
    return card && giftCardSource(card, now);
  }
  if (userId === null) return undefined;
  if (code.startsWith('voucher:')) {
    const [voucher] = await findVouchers(db, [idIn(code)]);
    return voucher?.user_id === userId ? voucherSource(voucher, now) : undefined;
  }
  const wallet = await findAnyWallet(db, code.slice('wallet:'.length));
  return wallet && walletSource(wallet, userId);
};

/** Sources named by an order's payments, with their requested amounts. */
export const findSources = async <P extends { source: string; amount: number }>(
  db: Db,
  payments: readonly P[],
  userId: number | null,
  now: Date,
): Promise<(Found & { requested: number; payment: P })[]> => {
  const found: (Found & { requested: number; payment: P })[] = [];
  for (const payment of payments) {
    const source = await find(db, payment.source, userId, now);
    if (source) found.push({ ...source, requested: payment.amount, payment });
  }
  return found;
};
