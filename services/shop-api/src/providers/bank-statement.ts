import { importStatementSchema } from '@ortoo/contracts/schema';
import type { z } from 'zod';
import { sendRequest } from './http-request';
import type { Account } from './account';
import type { ProviderSettings } from './settings';

/** One amount received on our account. */
export type StatementEntry = z.output<typeof importStatementSchema>['entries'][number];

/** Our account at a bank. */
export interface BankAccount {
  bank: string;
  /** Its name for readers of other languages than Mongolian. */
  bankEnglish: string | undefined;
  accountName: string;
  iban: string;
  statement(from: Date): Promise<StatementEntry[]>;
}

/** Statements differ from bank to bank; this is the plainest form, which the sandbox's bank supports. */
export const bankAccount = (account: Account<NonNullable<ProviderSettings['transfer']>>): BankAccount => ({
  bank: account.bank,
  bankEnglish: account.bankEnglish,
  accountName: account.accountName,
  iban: account.iban,
  statement: async from => {
    const url = new URL(`${account.baseUrl()}/accounts/${encodeURIComponent(account.iban)}/statement`);
    url.searchParams.set('from', from.toISOString());
    const headers = { authorization: `Bearer ${account.token}` };
    return importStatementSchema.parse(await sendRequest(url.href, { method: 'GET', headers })).entries;
  },
});
