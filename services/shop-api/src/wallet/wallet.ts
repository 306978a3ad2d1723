import {
  type Loyalty,
  type RedeemedGiftCard,
  type StoreCredit,
  type StoreCreditEvents,
  times,
  type Voucher,
  type Vouchers,
} from '@ortoo/contracts';
import { transact } from '../db/changes';
import type { PageRequest } from '../db/page';
import { displayed, wire } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { pagingOf } from '../http/paging';
import { DomainError, fieldError } from '../http/domain-error';
import { randomDigits } from '../http/tokens';
import {
  type Account,
  amountLapsing,
  accounts,
  findBalances,
  findGiftCardByCode,
  findVouchersOfUser,
  findWallet,
  findWallets,
  giftCardSource,
  post,
  Shortage,
  transfer,
  type VoucherRow,
  type WalletRow,
  withBalances,
} from '../money/api';
import type { Shop } from '../shop';
import {
  type Balances,
  serializeEvent,
  serializeGiftCard,
  serializeStoreCredit,
  serializeVoucher,
} from './wallet.mapper';
import { findEvents, findHolds, findTurnover } from './wallet.tables';

const balancesOf = async (shop: Shop, of: readonly Account[]): Promise<(account: Account) => Balances> => {
  const found = await findBalances(
    shop.db,
    of.flatMap(account => [account.code, accounts.held(account).code]),
  );
  return account => ({
    remaining: found.get(account.code) ?? 0,
    authorized: found.get(accounts.held(account).code) ?? 0,
  });
};

const requireWallet = async (shop: Shop, code: string): Promise<WalletRow> => {
  const wallet = await findWallet(shop.db, code);
  if (!wallet) throw new DomainError('WALLET_NOT_FOUND');
  return wallet;
};

export const readStoreCredits = async (shop: Shop, userId: number, reader: Reader): Promise<StoreCredit[]> => {
  const wallets = await findWallets(shop.db);
  const balances = await balancesOf(
    shop,
    wallets.map(({ code }) => accounts.wallet(userId, code)),
  );
  return wallets.map(wallet => serializeStoreCredit(wallet, balances(accounts.wallet(userId, wallet.code)), reader));
};

export const readStoreCredit = async (shop: Shop, userId: number, code: string, reader: Reader) => {
  const account = accounts.wallet(userId, code);
  const balances = await balancesOf(shop, [account]);
  return serializeStoreCredit(await requireWallet(shop, code), balances(account), reader);
};

interface EventsQuery extends PageRequest {
  wallet?: string | undefined;
}

export const readEvents = async (
  shop: Shop,
  userId: number,
  { wallet, page, per_page }: EventsQuery,
  reader: Reader,
): Promise<StoreCreditEvents> => {
  const all = await findWallets(shop.db);
  const wallets = wallet === undefined ? all : [await requireWallet(shop, wallet)];
  const byAccount = new Map(wallets.map(one => [accounts.wallet(userId, one.code).code, one]));
  const codes = [...byAccount.keys()];
  const rows = await findEvents(shop.db, codes, per_page, (page - 1) * per_page);
  const { total } = await findTurnover(shop.db, codes);
  const holds = (await findHolds(shop.db, userId)).flatMap(({ source, amount, number }) => {
    const held = wallets.find(({ code }) => source === `wallet:${code}`);
    return held
      ? [
          {
            wallet: held.code,
            wallet_name: textFor(reader, held.name),
            ...displayed({ amount }, reader.locale),
            order_number: number,
          },
        ]
      : [];
  });
  return {
    ...pagingOf(page, per_page, rows.length, total),
    store_credit_events: rows.map(row => serializeEvent(row, byAccount.get(row.account), reader)),
    holds,
  };
};

/** Wallet for the money of gift cards. */
const giftWallet = 'gift';

/** Transfers the balance of a gift card to the reader's wallet for such money. */
export const redeemGiftCard = async (
  shop: Shop,
  userId: number,
  code: string,
  reader: Reader,
): Promise<RedeemedGiftCard> => {
  const reject = (reason: 'GIFT_CARD_INCORRECT' | 'GIFT_CARD_EMPTY') => fieldError('code', reason);
  const card = await findGiftCardByCode(shop.db, code);
  if (!card) throw reject('GIFT_CARD_INCORRECT');
  const amount = await transact(shop.db, async trx => {
    const now = shop.clock();
    const [source] = await withBalances(trx, [giftCardSource(card, now)]);
    if (!source) throw reject('GIFT_CARD_INCORRECT');
    if (source.lapsed) throw fieldError('code', source.lapsed);
    const entries = transfer(source.account, accounts.wallet(userId, giftWallet), source.balance);
    const key = `gift_card:${card.id}:redeem:${randomDigits(12)}`;
    await post(trx, { key, reason: 'gift_card', entries }, now).catch((error: unknown) => {
      throw error instanceof Shortage ? reject('GIFT_CARD_EMPTY') : error;
    });
    return source.balance;
  });
  return {
    gift_card: serializeGiftCard(card, 0, reader),
    ...displayed({ amount }, reader.locale),
    store_credit: await readStoreCredit(shop, userId, giftWallet, reader),
  };
};

export const describeVouchers = async (shop: Shop, rows: readonly VoucherRow[], reader: Reader): Promise<Voucher[]> => {
  const accountOf = ({ id, user_id }: VoucherRow) => accounts.voucher(id, user_id);
  const balances = await balancesOf(shop, rows.map(accountOf));
  return rows.map(row => serializeVoucher(row, balances(accountOf(row)), reader, shop.clock()));
};

export const readVouchers = async (
  shop: Shop,
  userId: number,
  page: PageRequest,
  reader: Reader,
): Promise<Vouchers> => {
  const { rows, paging } = await findVouchersOfUser(shop.db, userId, page);
  return { ...paging, vouchers: await describeVouchers(shop, rows, reader) };
};

export const readLoyalty = async (shop: Shop, userId: number, { locale }: Reader): Promise<Loyalty> => {
  const wallet = (await findWallets(shop.db)).find(({ funding }) => funding === 'loyalty');
  if (!wallet) throw new DomainError('WALLET_NOT_FOUND');
  const account = accounts.wallet(userId, wallet.code);
  const { remaining, authorized } = (await balancesOf(shop, [account]))(account);
  const { earned, spent } = await findTurnover(shop.db, [account.code]);
  return {
    ...displayed({ points: remaining }, locale),
    points_authorized: wire(authorized),
    earned: wire(earned),
    spent: wire(spent),
    rate: wallet.cashback,
    expires: wallet.expires,
    lapsing: wire(await amountLapsing(shop.db, userId, wallet, new Date(shop.clock().getTime() + times.lapsingSoon))),
  };
};
