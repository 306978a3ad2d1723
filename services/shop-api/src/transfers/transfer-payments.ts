import { currency } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { randomDigits } from '../http/tokens';
import type { BankAccount } from '../providers/bank-statement';
import type { PaymentProvider } from '../providers/payment-provider';
import { accounts, post, transfer } from '../money/api';
import { isIban } from './iban.rules';
import { findTransfer, insertTransfer, setAside, settleTransfer, sumArrived } from './transfers.tables';

interface TransferPaymentDeps {
  db: Db;
  account: BankAccount;
  clock: () => Date;
}

/** Name of the provider, and of the accounts that its money is booked on. */
export const transferProvider = 'transfer';

const newReference = () => `OT${randomDigits(8)}`;

/** Payments to our bank account. The import of statements records them; a check only reads there. */
export const transferPayments = ({ db, account, clock }: TransferPaymentDeps): PaymentProvider => {
  if (!isIban(account.iban)) throw new Error('The account for bank transfers has no valid IBAN');
  const { bank, bankEnglish = bank, accountName, iban } = account;
  const bankIn = (locale: Locale): string => (locale === 'mn' ? bank : bankEnglish);

  const reserveReference = async (number: string, amount: number, expires_at: Date): Promise<string> => {
    const reference = newReference();
    const facts = { reference, number, amount, state: 'open', expires_at, created_at: clock() } as const;
    return (await insertTransfer(db, facts)) ? reference : reserveReference(number, amount, expires_at);
  };

  return {
    createInvoice: async ({ number, amount, expiresAt, locale }) => {
      const reference = await reserveReference(number, amount, expiresAt);
      return { kind: 'transfer', invoiceId: reference, bank: bankIn(locale), accountName, iban, reference };
    },
    check: async invoiceId => {
      const found = await findTransfer(db, invoiceId);
      const amount = found?.state === 'paid' ? await sumArrived(db, invoiceId) : 0;
      if (amount > 0) return { state: 'paid', invoiceId, amount, currency };
      const over = found?.state !== 'open' || found.expires_at <= clock();
      return { state: over ? 'expired' : 'open', invoiceId };
    },
    cancel: async invoiceId => void (await settleTransfer(db, invoiceId, 'closed')),
    // Refunds from our account are not automatic: staff transfer them and confirm.
    refund: invoiceId =>
      transact(db, async trx => {
        const sum = await sumArrived(trx, invoiceId);
        if (sum === 0) return;
        await setAside(trx, invoiceId, 'refund');
        const entries = transfer(accounts.provider(transferProvider), accounts.payable(transferProvider), sum);
        await post(trx, { key: `transfer:${invoiceId}:refund`, reason: 'set_aside', entries }, clock());
      }),
  };
};
