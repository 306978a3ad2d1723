import type { Selectable } from 'kysely';
import { cachedRead } from '../db/cached-read';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';
import { withTexts } from '../messages/choices';
import { withRulesText } from './wallet-text';

export type WalletRow = Selectable<Tables['wallets']>;
export type GiftCardRow = Selectable<Tables['gift_cards']>;
export type VoucherRow = Selectable<Tables['vouchers']>;

const findAllWallets = cachedRead(['wallet'], async (db: Db): Promise<readonly WalletRow[]> => {
  const rows = db
    .selectFrom('wallets')
    .selectAll()
    .orderBy('expires', order => order.asc().nullsLast())
    .orderBy('position');
  return withTexts(await rows.execute(), 'wallets').map(withRulesText);
});

/** Lapsing money comes first: it is spent first. */
export const findWallets = async (db: Db): Promise<WalletRow[]> =>
  (await findAllWallets(db)).filter(({ active }) => active);

/** Includes retired ones: money held of them must be released. */
export const findAnyWallet = async (db: Db, code: string): Promise<WalletRow | undefined> =>
  (await findAllWallets(db)).find(wallet => wallet.code === code);

export const findWallet = async (db: Db, code: string): Promise<WalletRow | undefined> => {
  const wallet = await findAnyWallet(db, code);
  return wallet?.active ? wallet : undefined;
};

/** In any notation: with spaces, dashes or small letters. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

export const findGiftCardByCode = (db: Db, code: string): Promise<GiftCardRow | undefined> =>
  db.selectFrom('gift_cards').selectAll().where('code', '=', plainCode(code)).executeTakeFirst();

export const findGiftCards = async (db: Db, ids: readonly number[]): Promise<GiftCardRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('gift_cards').selectAll().where('id', 'in', ids).execute();

export const findVouchers = async (db: Db, ids: readonly number[]): Promise<VoucherRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('vouchers').selectAll().where('id', 'in', ids).execute();

export const findVouchersOfUser = (db: Db, userId: number, page: PageRequest) =>
  readPage(db.selectFrom('vouchers').selectAll().where('user_id', '=', userId).orderBy('id', 'desc'), page);
