import { findUserByLogin, requireLogin } from '../../account/api';
import { fieldError } from '../../http/domain-error';
import { type Account, accounts } from '../../money/api';
import type { Shop } from '../../shop';

/** The wallet of money that came by mistake: it pays any order in full. */
const creditWallet = 'store_credit';

/** Account of the wallet to which money without a purpose is credited, by the login that staff have typed. */
export const requireWallet = async ({ db }: Shop, login: string): Promise<Account> => {
  const user = await findUserByLogin(db, requireLogin(login));
  if (!user) throw fieldError('login', 'CUSTOMER_NOT_FOUND');
  return accounts.wallet(user.id, creditWallet);
};
