import type { PaymentMethod } from '@ortoo/contracts';
import type { Reader } from '../http/locale';
import { DomainError, fieldError } from '../http/domain-error';
import { accounts, findWallet, post, transfer, type WalletRow } from '../money/api';
import { findContact } from '../orders/api';
import {
  deadlineOf,
  findMethod,
  findMethods,
  insertPayment,
  type MethodRow,
  type Purpose,
  requestInvoice,
} from '../payments/api';
import { transact } from '../db/changes';
import type { Shop } from '../shop';
import { rechargeError } from './recharge.rules';
import { findRecharge, insertRecharge, lockRecharge, type RechargeRow } from './recharges.tables';

/** Instalments are for goods, and a wallet does not recharge a wallet. */
const kinds: readonly PaymentMethod['kind'][] = ['qr', 'card', 'bank_transfer', 'in_app'];

const chooseMethod = async (shop: Shop, id: number): Promise<MethodRow> => {
  const method = (await findMethods(shop.db)).find(one => one.id === id);
  if (!method || !kinds.includes(method.kind) || !(method.provider in shop.providers))
    throw fieldError('payment_method_id', 'PAYMENT_METHOD_UNKNOWN');
  return method;
};

const chooseWallet = async (shop: Shop, code: string, amount: number): Promise<WalletRow> => {
  const wallet = await findWallet(shop.db, code);
  if (!wallet) throw fieldError('wallet', 'WALLET_NOT_FOUND');
  const rejected = rechargeError(wallet, amount);
  if (rejected) throw fieldError(rejected.field, rejected.code, rejected.amounts);
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
  const now = shop.clock();
  const expiresAt = deadlineOf(method.kind, now);
  const payment = await transact(shop.db, async trx => {
    const purpose_id = await insertRecharge(trx, { user_id: userId, wallet: wallet.code });
    const { amount } = request;
    const facts = { method_id: method.id, amount, state: 'processing' as const, expires_at: expiresAt, now };
    return insertPayment(trx, { purpose: 'recharge', purpose_id, ...facts });
  });
  const { number } = payment;
  await requestInvoice(shop, payment, {
    description: number,
    expiresAt,
    returnPath: `/wallet/recharge/${number}`,
    reader,
    buyer: { userId, phone: (await findContact(shop.db, userId))?.phone ?? null },
    card: { save: false },
  });
  const recharge = await findRecharge(shop.db, number);
  if (!recharge) throw new DomainError('RECHARGE_NOT_FOUND');
  return recharge;
};

/** Payments that fill a wallet. */
export const rechargePurpose: Purpose = {
  lock: async (trx, id) => {
    await lockRecharge(trx, id);
    return { orderId: null };
  },
  onPaid: async (trx, { purpose_id, method_id, amount }, now) => {
    const { user_id, wallet } = await lockRecharge(trx, purpose_id);
    const { provider } = await findMethod(trx, method_id);
    const entries = transfer(accounts.provider(provider), accounts.wallet(user_id, wallet), amount);
    await post(trx, { key: `recharge:${purpose_id}`, reason: 'recharge', entries }, now);
    return true;
  },
};
