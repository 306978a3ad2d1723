import type { NewMoneyGrant } from '@ortoo/contracts';
import { findUser } from '../../account/api';
import { transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { DomainError, fieldError } from '../../http/domain-error';
import { randomDigits } from '../../http/tokens';
import { signedIn } from '../../http/viewer';
import { catalogues } from '../../messages/index';
import { type Account, accounts, findWallet, post, Shortage, transfer } from '../../money/api';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import { endOf, needsApproval, ownGrantFault } from './grants.rules';
import {
  decideGrant,
  findGrant,
  type GrantRow,
  insertGiftCard,
  insertGrant,
  insertVoucher,
  setGranted,
} from './grants.tables';

/** Account that a grant fills, with the card or voucher that it creates. */
const accountOf = async (trx: Db, grant: GrantRow, now: Date): Promise<Account> => {
  const { id, kind, user_id, wallet, amount, expires_at } = grant;
  if (kind === 'gift_card') {
    const card = { code: `GIFT${randomDigits(14)}`, amount, expires_at, created_at: now };
    const gift_card_id = await insertGiftCard(trx, card);
    await setGranted(trx, id, { gift_card_id });
    return accounts.giftCard(gift_card_id);
  }
  if (user_id === null) throw new Error(`Grant ${id} is for nobody`);
  if (kind === 'correction') return accounts.wallet(user_id, wallet ?? '');
  const name = Object.fromEntries(
    Object.entries(catalogues).map(([locale, { vouchers }]) => [locale, vouchers.thanks]),
  );
  const voucher = { code: `V-${randomDigits(12)}`, user_id, name: JSON.stringify(name), amount, expires_at };
  const voucher_id = await insertVoucher(trx, { ...voucher, created_at: now });
  await setGranted(trx, id, { voucher_id });
  return accounts.voucher(voucher_id, user_id);
};

/** Moves the money of a grant, in the transaction of its decision. */
const give = async (trx: Db, grant: GrantRow, now: Date): Promise<void> => {
  if (grant.expires_at !== null && grant.expires_at <= now) throw fieldError('expires_on', 'GRANT_EXPIRY');
  const entries = transfer(accounts.granted, await accountOf(trx, grant, now), grant.amount);
  const reason = grant.kind === 'gift_card' ? 'gift_card' : grant.kind;
  await post(trx, { key: `grant:${grant.id}`, reason, entries }, now).catch((error: unknown) => {
    throw error instanceof Shortage ? fieldError('amount', 'WALLET_SHORT') : error;
  });
};

const subjects = { correction: 'wallet', gift_card: 'gift_card', voucher: 'voucher' } as const;

/** The audit names the money, and never the code that spends it. */
const record = (trx: Db, request: StaffRequest, grant: GrantRow, before: object | null, reason: string) => {
  const { id, kind, state, amount, user_id, wallet } = grant;
  const after = { state, amount, user_id, wallet };
  return audit(trx, request, { subject: subjects[kind], id: `grant-${id}`, before, after, reason });
};

const requireReceiver = async (trx: Db, grant: NewMoneyGrant): Promise<number | null> => {
  if (grant.kind === 'gift_card') return null;
  const user = await findUser(trx, Number(grant.user_id));
  if (!user) throw new DomainError('INVALID', { fields: { user_id: 'unknown' } });
  if (grant.kind === 'correction' && !(await findWallet(trx, grant.wallet))) throw new DomainError('WALLET_NOT_FOUND');
  return user.id;
};

/** Gives money, or proposes it when it is above what one person may give. Returns its id. */
export const createGrant = (shop: Shop, request: StaffRequest, wish: NewMoneyGrant): Promise<number> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    const staffId = signedIn(request);
    const userId = await requireReceiver(trx, wish);
    const fault = ownGrantFault({ staffId, userId });
    if (fault) throw new DomainError(fault);
    const isProposal = needsApproval(wish.amount, shop.staffMoneyLimit);
    const grant = await insertGrant(trx, {
      kind: wish.kind,
      state: isProposal ? 'proposed' : 'done',
      user_id: userId,
      wallet: wish.kind === 'correction' ? wish.wallet : null,
      amount: wish.amount,
      expires_at: wish.kind === 'correction' ? null : endOf(wish.expires_on),
      reason: wish.reason,
      needs_approval: isProposal,
      proposed_by: staffId,
      created_at: now,
    });
    if (!isProposal) await give(trx, grant, now);
    await record(trx, request, grant, null, wish.reason);
    return grant.id;
  });

/** Somebody was first, or there is no such proposal. */
const rejectDecided = async (trx: Db, id: number): Promise<never> => {
  throw new DomainError((await findGrant(trx, id)) ? 'GRANT_DECIDED' : 'NOT_FOUND');
};

/** Gives what another person has proposed. */
export const approveGrant = (shop: Shop, request: StaffRequest, id: number): Promise<void> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    const staffId = signedIn(request);
    const proposed = await findGrant(trx, id);
    if (proposed?.state !== 'proposed') return rejectDecided(trx, id);
    const fault = ownGrantFault({ staffId, userId: proposed.user_id, proposedBy: proposed.proposed_by });
    if (fault) throw new DomainError(fault);
    const grant = await decideGrant(trx, id, { state: 'done', decided_by: staffId, decided_at: now });
    if (!grant) return rejectDecided(trx, id);
    await give(trx, grant, now);
    await record(trx, request, grant, { state: 'proposed' }, grant.reason);
  });

/** Rejects a proposal of another person, or withdraws an own one. */
export const rejectGrant = (shop: Shop, request: StaffRequest, id: number, reason: string): Promise<void> =>
  transact(shop.db, async trx => {
    const staffId = signedIn(request);
    const proposed = await findGrant(trx, id);
    const decided_by = proposed?.proposed_by === staffId ? null : staffId;
    const grant = await decideGrant(trx, id, { state: 'rejected', decided_by, decided_at: shop.clock() });
    if (!grant) return rejectDecided(trx, id);
    await record(trx, request, grant, { state: 'proposed' }, reason);
  });
