import type { ProviderAccounts } from '../providers/settings';
import { sandboxBankAccount } from './bank-emulator';
import { sandboxCardAccount } from './card-charges';
import { sandboxEbarimtAccount } from './ebarimt-emulator';
import { sandboxMostAccount } from './most-emulator';
import { sandboxMerchant } from './qpay-emulator';
import { sandboxStorepayAccount } from './storepay-emulator';

/** Accounts at the emulators, under the address of this process. */
export const sandboxAccounts = (origin: () => string): ProviderAccounts => {
  const at = (name: string) => () => `${origin()}/sandbox/${name}`;
  return {
    qpay: { ...sandboxMerchant, baseUrl: at('qpay') },
    card: { ...sandboxCardAccount, baseUrl: at('card') },
    transfer: { ...sandboxBankAccount, baseUrl: at('bank') },
    storepay: { ...sandboxStorepayAccount, baseUrl: at('storepay') },
    ebarimt: { ...sandboxEbarimtAccount, baseUrl: at('ebarimt') },
    most: { ...sandboxMostAccount, baseUrl: at('most') },
  };
};
