import type { PaymentMethod } from '@ortoo/contracts';
import { currency } from '@ortoo/contracts';
import { deadlineOf, findContact, findMethod, findMethods, invoiceOf, judge, type MethodRow } from '../checkout/api';
import type { Reader } from '../http/locale';
import { Refusal } from '../http/refusal';
import { randomDigits } from '../http/tokens';
import { accounts, bookStray, findWallet, post, transfer, type WalletRow } from '../money/api';
import type { PaymentReport } from '../providers/payment-provider';
import type { Shop } from '../shop';
import { rechargeRefusal } from './recharge.rules';
import { findOverdueRecharges, findRecharge, insertRecharge, moveRecharge } from './recharges.tables';
import type { RechargeRow } from './wallet.tables';

/** Instalments are for goods, and a wallet does not fill a wallet. */
const kinds: readonly PaymentMethod['kind'][] = ['qr', 'card', 'bank_transfer', 'in_app'];

const chooseMethod = async (shop: Shop, id: number): Promise<MethodRow> => {
  const method = (await findMethods(shop.db)).find(one => one.id === id);
  if (!method || !kinds.includes(method.kind) || !(method.provider in shop.providers))
    throw new Refusal('PAYMENT_METHOD_UNKNOWN', { fields: { payment_method_id: 'PAYMENT_METHOD_UNKNOWN' } });
  return method;
};

const chooseWallet = async (shop: Shop, code: string, amount: number): Promise<WalletRow> => {
  const wallet = await findWallet(shop.db, code);
  if (!wallet) throw new Refusal('WALLET_NOT_FOUND', { fields: { wallet: 'WALLET_NOT_FOUND' } });
  const refused = rechargeRefusal(wallet, amount);
  if (refused) throw new Refusal(refused.code, { fields: { [refused.field]: refused.code }, amounts: refused.amounts });
  return wallet;
};

interface Wish {
  wallet: string;
  amount: number;
  payment_method_id: number;
}

/** Asks a provider for the money that a wallet is to be filled with. */
export const openRecharge = async (shop: Shop, userId: number, wish: Wish, reader: Reader): Promise<RechargeRow> => {
  const wallet = await chooseWallet(shop, wish.wallet, wish.amount);
  const method = await chooseMethod(shop, wish.payment_method_id);
  const provider = shop.providers[method.provider];
  if (!provider) throw new Refusal('PAYMENT_METHOD_UNKNOWN');
  const now = shop.clock();
  const recharge = await insertRecharge(shop.db, {
    number: `W${randomDigits(10)}`,
    user_id: userId,
    wallet: wallet.code,
    method_id: method.id,
    amount: wish.amount,
    created_at: now,
    expires_at: deadlineOf(method.kind, now),
  });
  const prefix = reader.locale === reader.fallback ? '' : `/${reader.locale}`;
  try {
    const created = await provider.createInvoice({
      number: recharge.number,
      amount: recharge.amount,
      description: recharge.number,
      expiresAt: recharge.expires_at,
      callbackUrl: `${shop.origin()}/api/v2/payments/callback?payment=${recharge.number}`,
      returnUrl: `${shop.origin()}${prefix}/wallet/recharge/${recharge.number}`,
      locale: reader.locale,
      buyer: { userId, phone: (await findContact(shop.db, userId))?.phone ?? null },
      card: { save: false },
    });
    const invoice = await invoiceOf(created, recharge.amount, recharge.expires_at);
    await moveRecharge(shop.db, recharge.id, ['processing'], 'pending', { invoice });
  } catch (error) {
    await moveRecharge(shop.db, recharge.id, ['processing'], 'void');
    throw error instanceof Refusal ? error : new Refusal('UNAVAILABLE');
  }
  return (await findRecharge(shop.db, recharge.number)) ?? recharge;
};

/** Money in the wallet, once. */
const credit = (shop: Shop, recharge: RechargeRow, provider: string): Promise<boolean> =>
  shop.db.transaction().execute(async trx => {
    const now = shop.clock();
    const first = await moveRecharge(trx, recharge.id, ['pending'], 'completed', { completed_at: now });
    if (!first) return false;
    const wallet = accounts.wallet(recharge.user_id, recharge.wallet);
    const entries = transfer(accounts.provider(provider), wallet, recharge.amount);
    await post(trx, { key: `recharge:${recharge.id}`, reason: 'recharge', entries }, now);
    return true;
  });

/** What came and fills nothing goes back, and stands in the books as long as it has not. */
const payBack = async (shop: Shop, recharge: RechargeRow, name: string, report: PaymentReport): Promise<void> => {
  if (report.state !== 'paid') return;
  const stray = { key: `recharge:${recharge.id}`, provider: name, amount: report.amount, orderId: null };
  const book = async (state: 'came' | 'returned') => {
    if (report.currency !== currency) return;
    await shop.db.transaction().execute(trx => bookStray(trx, stray, state, shop.clock()));
  };
  await book('came');
  await shop.providers[name]?.refund(report.invoiceId);
  await book('returned');
};

/** Asks the provider what has become of a recharge and draws the consequences. */
export const settleRecharge = async (shop: Shop, recharge: RechargeRow): Promise<void> => {
  if (recharge.invoice_id === null || recharge.state === 'completed') return;
  const { provider: name } = await findMethod(shop.db, recharge.method_id);
  const provider = shop.providers[name];
  if (!provider) return;
  const report = await provider.check(recharge.invoice_id);
  const verdict = judge(recharge, report);
  if (verdict === 'open' || verdict === 'foreign') return;
  if (verdict === 'paid' && recharge.state === 'pending') return void (await credit(shop, recharge, name));
  if (verdict === 'paid' || verdict === 'wrong-sum') await payBack(shop, recharge, name, report);
  await moveRecharge(shop.db, recharge.id, ['pending'], verdict === 'expired' ? 'void' : 'failed');
};

/** The recharge of this number, if there is one. */
export const settleRechargeNumber = async (shop: Shop, number: string): Promise<void> => {
  const recharge = await findRecharge(shop.db, number);
  if (recharge) await settleRecharge(shop, recharge);
};

/** Ends recharges that nobody paid in time; one that was paid at the last moment still fills its wallet. */
export const endOverdueRecharges = async (shop: Shop): Promise<void> => {
  for (const recharge of await findOverdueRecharges(shop.db, shop.clock())) {
    await settleRecharge(shop, recharge).catch(() => undefined);
    const ended = await moveRecharge(shop.db, recharge.id, ['processing', 'pending'], 'void');
    const { provider } = await findMethod(shop.db, recharge.method_id);
    if (ended && recharge.invoice_id)
      await shop.providers[provider]?.cancel(recharge.invoice_id).catch(() => undefined);
  }
};
