import type { WalletRules, WalletTerms } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { wire } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { type Reader, textFor } from '../http/locale';
import { findWallet, findWallets, type WalletRow } from '../money/api';
import { audit } from '../staff/api';
import { effectOf } from './effect';
import { findLastPaid, lockWallet, updateWalletRules } from './wallet-rules.tables';

/** Last orders on which rules are tried. */
const tried = 500;

const percentOf = (share: number): number => Math.round(share * 100);

const serialize = (row: WalletRow, reader: Reader): WalletRules => ({
  ...{ code: row.code, name: textFor(reader, row.name), description: textFor(reader, row.description) },
  ...{ funding: row.funding, min_order: wire(row.min_order), min_amount: wire(row.min_amount) },
  ...{ max_percent: percentOf(row.max_share), cashback_percent: percentOf(row.cashback) },
  recharge:
    row.recharge_min === null || row.recharge_max === null
      ? null
      : { min: wire(row.recharge_min), max: wire(row.recharge_max) },
  ...{ brands: row.brands, lock_version: row.lock_version },
});

const storedOf = ({ min_order, min_amount, max_percent, cashback_percent, recharge }: WalletTerms) => ({
  ...{ min_order, min_amount, max_share: max_percent / 100, cashback: cashback_percent / 100 },
  ...{ recharge_min: recharge?.min ?? null, recharge_max: recharge?.max ?? null },
});

const auditedOf = (row: ReturnType<typeof storedOf>) => ({
  ...{ min_order: row.min_order, min_amount: row.min_amount, max_share: row.max_share, cashback: row.cashback },
  ...{ recharge_min: row.recharge_min, recharge_max: row.recharge_max },
});

const effect = (wallet: WalletRow, orders: Parameters<typeof effectOf>[1]) => {
  const { payable, amount, cashback } = effectOf(wallet, orders);
  return { payable, amount: wire(amount), cashback: wire(cashback) };
};

/** Rules of wallets: what staff save holds for the next reading of any cart. */
export const staffWalletRulesRoutes: Routes = (app, { db }) => {
  const requireWallet = async (code: string): Promise<WalletRow> => {
    const wallet = await findWallet(db, code);
    if (!wallet) throw new DomainError('WALLET_NOT_FOUND');
    return wallet;
  };

  implement(app, 'listWalletRules', async ({ reader }) => ({
    wallets: (await findWallets(db))
      .sort((one, other) => one.position - other.position)
      .map(row => serialize(row, reader)),
  }));

  implement(app, 'previewWalletRules', { changesNothing: true }, async ({ params, body }) => {
    const wallet = await requireWallet(params.code);
    const orders = await findLastPaid(db, tried);
    return {
      orders: orders.length,
      now: effect(wallet, orders),
      then: effect({ ...wallet, ...storedOf(body) }, orders),
    };
  });

  implement(app, 'changeWalletRules', async request => {
    const { lock_version, ...terms } = request.body;
    const { code } = request.params;
    const { recharge } = terms;
    if (recharge && recharge.min > recharge.max) throw new DomainError('INVALID', { fields: { recharge: 'small' } });
    await transact(db, async trx => {
      const row = await lockWallet(trx, code);
      if (!row) throw new DomainError('WALLET_NOT_FOUND');
      if ((row.recharge_min === null) !== (recharge === null)) throw new DomainError('WALLET_NOT_RECHARGEABLE');
      const stored = storedOf(terms);
      if (!(await updateWalletRules(trx, code, lock_version, stored))) throw new DomainError('CONFLICT');
      await audit(trx, request, { subject: 'wallet', id: code, before: auditedOf(row), after: auditedOf(stored) });
    });
    return serialize(await requireWallet(code), request.reader);
  });
};
