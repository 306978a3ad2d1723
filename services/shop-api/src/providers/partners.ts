import { type BankAccount, bankAccount } from './bank-statement';
import { type CardGateway, cardGateway } from './card-gateway';
import type { ProviderAccounts } from './settings';
import { ebarimt, type TaxOffice } from './ebarimt';
import { type Lender, storepay } from './storepay';

/** Those whom the shop works with beyond being paid by them: who keeps cards and accounts, who lends, who taxes. */
export interface Partners {
  cards?: CardGateway;
  bank?: BankAccount;
  lender?: Lender;
  taxOffice?: TaxOffice;
}

/** The partners that there are accounts at. */
export const partnersAt = (
  { card, transfer, storepay: loans, ebarimt: tax }: ProviderAccounts,
  clock: () => Date,
): Partners => ({
  ...(card && { cards: cardGateway(card) }),
  ...(transfer && { bank: bankAccount(transfer) }),
  ...(tax && { taxOffice: ebarimt(tax) }),
  ...(loans && { lender: storepay({ ...loans, clock }) }),
});
