import type { Routes } from '../http/implement';
import type { ProviderAccounts } from '../providers/settings';
import { bankEmulator, bankPages, sandboxBankAccount } from './bank-emulator';
import { sandboxCardAccount } from './card-charges';
import { cardEmulator } from './card-emulator';
import { cardPages } from './card-pages';
import { ebarimtEmulator, ebarimtPages, sandboxEbarimtAccount } from './ebarimt-emulator';
import { mostPages, mostEmulator, sandboxMostAccount } from './most-emulator';
import { qpayEmulator, sandboxMerchant } from './qpay-emulator';
import { qpayPages } from './qpay-pages';
import { sandboxStorepayAccount, storepayEmulator, storepayPages } from './storepay-emulator';

interface Emulator<Account> {
  /** Its folder in the sandbox, and the name of its switch. */
  name: string;
  /** The shop's account at it. */
  account: Omit<NonNullable<Account>, 'baseUrl'>;
  /** Its interface for merchants, under `/sandbox/{name}`. */
  api: Routes;
  /** Path of the interface below its folder. */
  path?: string;
  /** Its pages for the tester's decisions, under `/sandbox`. */
  pages: Routes;
  /** The page that lists what waits for a decision; without it the shop's own link leads to the page. */
  list?: { path: string; title: string };
}

type Emulators = { [Name in keyof Required<ProviderAccounts>]: Emulator<ProviderAccounts[Name]> };

/** The emulator of each provider, by the name of its setting. */
export const emulators: Emulators = {
  qpay: {
    name: 'qpay',
    account: sandboxMerchant,
    api: qpayEmulator,
    path: '/v2',
    pages: qpayPages,
    list: { path: '/invoices', title: 'QR invoices' },
  },
  card: { name: 'card', account: sandboxCardAccount, api: cardEmulator, path: '/api', pages: cardPages },
  most: { name: 'most', account: sandboxMostAccount, api: mostEmulator, path: '/api', pages: mostPages },
  transfer: {
    name: 'bank',
    account: sandboxBankAccount,
    api: bankEmulator,
    pages: bankPages,
    list: { path: '/bank', title: 'Bank transfers' },
  },
  storepay: {
    name: 'storepay',
    account: sandboxStorepayAccount,
    api: storepayEmulator,
    pages: storepayPages,
    list: { path: '/loans', title: 'Loans' },
  },
  ebarimt: {
    name: 'ebarimt',
    account: sandboxEbarimtAccount,
    api: ebarimtEmulator,
    pages: ebarimtPages,
    list: { path: '/receipts', title: 'Receipts at the tax office' },
  },
};

export const emulatorNames = Object.values(emulators).map(({ name }) => name);

/** Accounts at the emulators, under the address of this process. */
export const sandboxAccounts = (origin: () => string): ProviderAccounts =>
  Object.fromEntries(
    Object.entries(emulators).map(([setting, { name, account }]) => [
      setting,
      { ...account, baseUrl: () => `${origin()}/sandbox/${name}` },
    ]),
  );
