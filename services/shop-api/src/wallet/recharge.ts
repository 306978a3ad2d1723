import type { PaymentMethod } from '@ortoo/contracts';
import {
  deadlineOf,
  findMethod,
  findMethods,
  invoiceOf,
  evaluate,
  type MethodRow,
  type PaymentStatus,
} from '../payments/api';
import { findContact } from '../orders/api';
import type { Db } from '../db/schema';
import type { RechargeRow } from './wallet.tables';
import { transact } from '../db/changes';
import type { Reader } from '../http/locale';
import { DomainError } from '../http/domain-error';
import { randomDigits } from '../http/tokens';
import {
  accounts,
  findWallet,
  post,
  recordUnmatched,
  refundUnmatched,
  transfer,
  type UnmatchedPayment,
  type WalletRow,
} from '../money/api';
import type { PaymentReport } from '../providers/payment-provider';
import type { Shop } from '../shop';
import { rechargeError } from './recharge.rules';
import { findOverdueRecharges, findRecharge, insertRecharge, moveRecharge } from './recharges.tables';

/** Instalments are for goods, and a wallet does not recharge a wallet. */
const kinds: readonly PaymentMethod['kind'][] = ['qr', 'card', 'bank_transfer', 'in_app'];

const chooseMethod = async (shop: Shop, id: number): Promise<MethodRow> => {
  const method = (await findMethods(shop.db)).find(one => one.id === id);
  if (!method || !kinds.includes(method.kind) || !(method.provider in shop.providers))
    throw new DomainError('PAYMENT_METHOD_UNKNOWN', { fields: { payment_method_id: 'PAYMENT_METHOD_UNKNOWN' } });
  return method;
};

const chooseWallet = async (shop: Shop, code: string, amount: number): Promise<WalletRow> => {
  const wallet = await findWallet(shop.db, code);
  if (!wallet) throw new DomainError('WALLET_NOT_FOUND', { fields: { wallet: 'WALLET_NOT_FOUND' } });
  const rejected = rechargeError(wallet, amount);
  if (rejected)
    throw new DomainError(rejected.code, { fields: { [rejected.field]: rejected.code }, amounts: rejected.amounts });
  return wallet;
};

interface RechargeRequest {
  wallet: string;
  amount: number;
  payment_method_id: number;
}

/** Requests a payment for a recharge from a provider. */
export const openRecharge = async (
  shop: Shop,
  userId: number,
  request: RechargeRequest,
  reader: Reader,
): Promise<RechargeRow> => {
  const wallet = await chooseWallet(shop, request.wallet, request.amount);
  const method = await chooseMethod(shop, request.payment_method_id);
  const provider = shop.providers[method.provider];
  if (!provider) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  const now = shop.clock();
  const recharge = await insertRecharge(shop.db, {
    number: `W${randomDigits(10)}`,
    user_id: userId,
    wallet: wallet.code,
    method_id: method.id,
    amount: request.amount,
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
    throw error instanceof DomainError ? error : new DomainError('UNAVAILABLE');
  }
  return (await findRecharge(shop.db, recharge.number)) ?? recharge;
};

const book = async (trx: Db, recharge: RechargeRow, provider: string, now: Date): Promise<void> => {
  const wallet = accounts.wallet(recharge.user_id, recharge.wallet);
  const entries = transfer(accounts.provider(provider), wallet, recharge.amount);
  await post(trx, { key: `recharge:${recharge.id}`, reason: 'recharge', entries }, now);
};

const unmatchedKey = ({ id }: RechargeRow): string => `recharge:${id}`;

interface Outcome {
  recharge: RechargeRow;
  provider: string;
  status: PaymentStatus;
  report: PaymentReport;
}

/** Credits a received payment to the wallet, once; money for an ended recharge is owed back. */
const conclude = async (trx: Db, { recharge, provider, status, report }: Outcome, now: Date): Promise<void> => {
  const isPaid = status === 'paid';
  const end = isPaid ? 'completed' : status === 'expired' ? 'void' : 'failed';
  const open = ['processing', 'pending'] as const;
  const first = await moveRecharge(trx, recharge.id, open, end, isPaid ? { completed_at: now } : {});
  if (isPaid && first) return book(trx, recharge, provider, now);
  if (report.state !== 'paid') return;
  if ((await findRecharge(trx, recharge.number))?.state === 'completed') return;
  const { number } = recharge;
  const { amount, currency, invoiceId: invoice_id } = report;
  const reason = isPaid ? 'late' : 'wrong_amount';
  const received: UnmatchedPayment = {
    key: unmatchedKey(recharge),
    number,
    order_id: null,
    provider,
    invoice_id,
    amount,
    currency,
    reason,
  };
  await recordUnmatched(trx, received, now);
};

/** Queries the provider for the state of a recharge and applies it. */
export const settleRecharge = async (shop: Shop, recharge: RechargeRow): Promise<void> => {
  if (recharge.state === 'completed') return;
  const { provider: name } = await findMethod(shop.db, recharge.method_id);
  const provider = shop.providers[name];
  const invoice_id = recharge.invoice_id ?? provider?.invoiceIdOf?.(recharge.number) ?? null;
  if (!provider || invoice_id === null) return;
  const report = await provider.check(invoice_id);
  const status = evaluate({ amount: recharge.amount, invoice_id }, report);
  if (status === 'open' || status === 'foreign') return;
  const outcome = { recharge, provider: name, status, report };
  await transact(shop.db, trx => conclude(trx, outcome, shop.clock()));
  if (report.state === 'paid') await refundUnmatched(shop, unmatchedKey(recharge));
};

/** The recharge of this number, if there is one. */
export const settleRechargeNumber = async (shop: Shop, number: string): Promise<void> => {
  const recharge = await findRecharge(shop.db, number);
  if (recharge) await settleRecharge(shop, recharge);
};

/** Ends unpaid recharges at their deadline; a payment at the last moment still fills the wallet. */
export const endOverdueRecharges = async (shop: Shop): Promise<void> => {
  for (const recharge of await findOverdueRecharges(shop.db, shop.clock())) {
    await settleRecharge(shop, recharge).catch(() => undefined);
    const ended = await moveRecharge(shop.db, recharge.id, ['processing', 'pending'], 'void');
    const { provider } = await findMethod(shop.db, recharge.method_id);
    if (ended && recharge.invoice_id)
      await shop.providers[provider]?.cancel(recharge.invoice_id).catch(() => undefined);
  }
};
