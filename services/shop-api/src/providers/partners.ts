import { type BankAccount, bankAccount } from './bank-statement';
import { type CardGateway, cardGateway } from './card-gateway';
import type { ProviderAccounts } from './settings';
import { ebarimt, type TaxOffice } from './ebarimt';
import { type Lender, storepay } from './storepay';

/** Partners other than payment providers: for saved cards and accounts, loans, and tax receipts. */
export interface Partners {
  cards?: CardGateway;
  bank?: BankAccount;
  lender?: Lender;
  taxOffice?: TaxOffice;
}

/** The partners with configured accounts. */
export const partnersAt = (
  { card, transfer, storepay: loans, ebarimt: tax }: ProviderAccounts,
  clock: () => Date,
): Partners => ({
  ...(card && { cards: cardGateway(card) }),
  ...(transfer && { bank: bankAccount(transfer) }),
  ...(tax && { taxOffice: ebarimt(tax) }),
  ...(loans && { lender: storepay({ ...loans, clock }) }),
});
