import { type BankAccount, bankAccount } from './bank-statement';
import { type CardGateway, cardGateway } from './card-gateway';
import type { ProviderAccounts } from './settings';

/** Those whom the shop works with beyond being paid by them: who keeps cards and accounts. */
export interface Partners {
  cards?: CardGateway;
  bank?: BankAccount;
}

/** The partners that there are accounts at. */
export const partnersAt = ({ card, transfer }: ProviderAccounts): Partners => ({
  ...(card && { cards: cardGateway(card) }),
  ...(transfer && { bank: bankAccount(transfer) }),
});
