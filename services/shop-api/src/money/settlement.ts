import { fieldError } from '../http/domain-error';
import { accounts } from './accounts.rules';
import { postAll } from './ledger';
import { type Entry, type Movement, Shortage, transfer } from './ledger.rules';
import type { Db } from '../db/schema';
import type { Source } from './sources';

/** A source with its payment. */
export type Paying = Pick<Source, 'account' | 'whole' | 'kind'> & { payment: { id: number }; amount: number };

const setAside = ({ whole, amount }: Paying): number => whole ?? amount;

/** Rejects with the error of the insufficient source, at its input field. */
const toDomainError = (error: unknown, sources: readonly Paying[]): unknown => {
  if (!(error instanceof Shortage)) return error;
  const kind = sources.find(({ account }) => account.code === error.account)?.kind;
  if (kind === 'gift_card') return fieldError('code', 'GIFT_CARD_EMPTY');
  if (kind === 'voucher') return fieldError('voucher_id', 'VOUCHER_USED');
  return fieldError('amount', 'WALLET_SHORT');
};

const heldMovements = (way: 'hold' | 'release', orderId: number | null, sources: readonly Paying[]): Movement[] =>
  sources.map(source => {
    const { account, payment } = source;
    const [from, to] = way === 'hold' ? [account, accounts.held(account)] : [accounts.held(account), account];
    return { key: `payment:${payment.id}:${way}`, reason: way, orderId, entries: transfer(from, to, setAside(source)) };
  });

/** Holds the money of wallets, cards and vouchers for an order with an incomplete payment. */
export const holdSources = async (
  trx: Db,
  orderId: number | null,
  sources: readonly Paying[],
  now: Date,
): Promise<void> => {
  await postAll(trx, heldMovements('hold', orderId, sources), now).catch((error: unknown) => {
    throw toDomainError(error, sources);
  });
};

/** Releases the held money. */
export const releaseSources = async (
  trx: Db,
  orderId: number,
  sources: readonly Paying[],
  now: Date,
): Promise<void> => {
  await postAll(trx, heldMovements('release', orderId, sources), now);
};

export interface Sale {
  orderId: number;
  /** Lines and delivery before discounts. */
  gross: number;
  /** Zero or positive. */
  discount: number;
  /** Fee of the provider's way of paying. */
  fee: number;
  sources: readonly Paying[];
  /** Whether their money is held already. */
  held: boolean;
  /** Collector of the rest; null when there was none. */
  provider: { name: string; amount: number } | null;
  /** Rewards by wallet. */
  rewards: readonly { wallet: string; reason: string; amount: number }[];
  userId: number | null;
}

const lapsedRests = ({ orderId, sources }: Sale): Movement[] =>
  sources
    .filter(source => setAside(source) > source.amount)
    .map(source => ({
      key: `payment:${source.payment.id}:rest`,
      reason: 'expired',
      orderId,
      entries: transfer(accounts.held(source.account), accounts.discounts, setAside(source) - source.amount),
    }));

const rewardsOf = ({ orderId, rewards, userId }: Sale): Movement[] =>
  userId === null
    ? []
    : rewards.map(({ wallet, reason, amount }) => ({
        key: `order:${orderId}:reward:${wallet}`,
        reason,
        orderId,
        entries: transfer(accounts.rewards, accounts.wallet(userId, wallet), amount),
      }));

/** A completed order: payments, discounts, revenue, rewards. */
export const saleMovements = (sale: Sale): Movement[] => {
  const { orderId, gross, discount, fee, sources, held, provider } = sale;
  const entries: Entry[] = [
    ...sources.map(({ account, amount }) => ({ account: accounts.held(account), amount: -amount })),
    ...(provider ? [{ account: accounts.provider(provider.name), amount: -provider.amount }] : []),
    { account: accounts.discounts, amount: -discount },
    { account: accounts.revenue, amount: gross },
    { account: accounts.fee, amount: fee },
  ];
  const bought: Movement = { key: `order:${orderId}:sale`, reason: 'sale', orderId, entries };
  const holds = held ? [] : heldMovements('hold', orderId, sources);
  return [...holds, bought, ...lapsedRests(sale), ...rewardsOf(sale)];
};

/** Books a completed order. */
export const bookSale = async (trx: Db, sale: Sale, now: Date): Promise<void> => {
  await postAll(trx, saleMovements(sale), now).catch((error: unknown) => {
    throw sale.held ? error : toDomainError(error, sale.sources);
  });
};

/** Books money of a provider that buys nothing, until it is refunded. */
export const bookUnmatched = (
  trx: Db,
  { key, provider, amount, orderId }: { key: string; provider: string; amount: number; orderId: number | null },
  state: 'came' | 'returned',
  now: Date,
) => {
  const entries = transfer(accounts.provider(provider), accounts.payable(provider), amount);
  const back = entries.map(entry => ({ ...entry, amount: -entry.amount }));
  const movement = { key: `${key}:${state}`, reason: 'stray', orderId, entries: state === 'came' ? entries : back };
  return postAll(trx, [movement], now);
};
