import { toMoney, type MoneyGrant, type WalletOwner } from '@ortoo/contracts';
import { findUser } from '../../account/api';
import { maybeTime, time, wire } from '../../http/display';
import { DomainError } from '../../http/domain-error';
import { implement, type Routes } from '../../http/implement';
import { implementList, timeCell } from '../../http/implement-list';
import { type Reader, textFor } from '../../http/locale';
import { pagingOf } from '../../http/paging';
import { signedIn } from '../../http/viewer';
import { findAnyWallet } from '../../money/api';
import type { Shop } from '../../shop';
import { describeVouchers, readEvents, readStoreCredits, readVouchers } from '../../wallet/api';
import { approveGrant, createGrant, rejectGrant } from './grant-money';
import { findGrant, type ListedGrant, listGrants } from './grants.tables';
import { listVouchers } from './vouchers.tables';
import { countOwners, listOwners, type OwnerRow } from './wallet-owners.tables';

interface GrantReader {
  reader: Reader;
  staffId: number;
}

const customerOf = ({ user_id, name, phone, email }: ListedGrant): MoneyGrant['customer'] =>
  user_id === null ? null : { id: user_id, name, phone, email };

const serializeGrant = async (shop: Shop, row: ListedGrant, { reader, staffId }: GrantReader): Promise<MoneyGrant> => {
  const wallet = row.wallet === null ? undefined : await findAnyWallet(shop.db, row.wallet);
  return {
    ...{ id: row.id, kind: row.kind, state: row.state, amount: wire(row.amount), reason: row.reason },
    customer: customerOf(row),
    wallet: wallet ? textFor(reader, wallet.name) : null,
    expires_at: maybeTime(row.expires_at),
    needs_approval: row.needs_approval,
    proposed_by: row.proposer,
    decided_by: row.decided_by === null ? null : row.decider,
    is_own: row.proposed_by === staffId || row.user_id === staffId,
    created_at: time(row.created_at),
    decided_at: maybeTime(row.decided_at),
  };
};

const serializeOwner = ({ balance, moved_at, ...row }: OwnerRow): WalletOwner => ({
  ...row,
  balance: wire(balance),
  moved_at: maybeTime(moved_at),
});

const ownerRoutes: Routes = (app, shop) => {
  implementList(
    app,
    'listWalletOwners',
    {
      rows: ({ owners }) => owners,
      columns: {
        name: ({ name }) => name,
        phone: ({ phone }) => phone,
        email: ({ email }) => email,
        balance: ({ balance }) => toMoney(balance),
        moved: ({ moved_at }, locale) => timeCell(moved_at, locale),
      },
    },
    async ({ query: { page, per_page, q } }) => {
      const [rows, count] = await Promise.all([
        listOwners(shop.db, q, { limit: per_page, offset: (page - 1) * per_page }),
        countOwners(shop.db, q),
      ]);
      return { ...pagingOf(page, per_page, rows.length, count), owners: rows.map(serializeOwner) };
    },
  );

  implement(app, 'getWalletOwner', async ({ params: { id }, query: { page }, reader }) => {
    const user = await findUser(shop.db, id);
    if (!user) throw new DomainError('NOT_FOUND');
    const first = { page: 1, per_page: 20 };
    const [store_credits, { vouchers }, { holds: _, ...events }] = await Promise.all([
      readStoreCredits(shop, id, reader),
      readVouchers(shop, id, first, reader),
      readEvents(shop, id, { ...first, page }, reader),
    ]);
    const name = `${user.firstname ?? ''} ${user.lastname ?? ''}`.trim();
    return { customer: { id, name, phone: user.phone, email: user.email }, store_credits, vouchers, events };
  });
};

const voucherRoutes: Routes = (app, shop) =>
  implementList(
    app,
    'listStaffVouchers',
    {
      rows: ({ vouchers }) => vouchers,
      columns: {
        number: ({ code }) => code,
        name: ({ customer }) => customer.name,
        phone: ({ customer }) => customer.phone,
        email: ({ customer }) => customer.email,
        amount: ({ amount }) => toMoney(amount),
        state: ({ state }) => state,
        valid_until: ({ expires_at }, locale) => timeCell(expires_at, locale),
        date: ({ created_at }, locale) => timeCell(created_at, locale),
      },
    },
    async ({ query: { q, ...page }, reader }) => {
      const { rows, paging } = await listVouchers(shop.db, q, page);
      const vouchers = await describeVouchers(shop, rows, reader);
      const ownerOf = ({ user_id: id, owner: name, phone, email, created_at }: (typeof rows)[number]) => ({
        customer: { id, name, phone, email },
        created_at: time(created_at),
      });
      return { ...paging, vouchers: rows.map((row, at) => ({ ...vouchers[at]!, ...ownerOf(row) })) };
    },
  );

const grantRoutes: Routes = (app, shop) => {
  type GrantCall = Parameters<typeof signedIn>[0] & { reader: Reader };
  const readerOf = (request: GrantCall): GrantReader => ({ reader: request.reader, staffId: signedIn(request) });
  const read = async (request: GrantCall, id: number) => {
    const row = await findGrant(shop.db, id);
    if (!row) throw new DomainError('NOT_FOUND');
    return { ...(await serializeGrant(shop, row, readerOf(request))), code: row.code };
  };

  implementList(
    app,
    'listMoneyGrants',
    {
      rows: ({ money_grants }) => money_grants,
      columns: {
        number: ({ id }) => id,
        date: ({ created_at }, locale) => timeCell(created_at, locale),
        kind: ({ kind }) => kind,
        amount: ({ amount }) => toMoney(amount),
        name: ({ customer }) => customer && (customer.name || customer.email || customer.phone),
        wallet: ({ wallet }) => wallet,
        reason: ({ reason }) => reason,
        state: ({ state }) => state,
        member: ({ proposed_by }) => proposed_by,
        decided: ({ decided_at }, locale) => timeCell(decided_at, locale),
      },
    },
    async request => {
      const { page, per_page, ...filter } = request.query;
      const { rows, paging } = await listGrants(shop.db, filter, { page, per_page });
      const money_grants = await Promise.all(rows.map(row => serializeGrant(shop, row, readerOf(request))));
      return { ...paging, money_grants, limit: wire(shop.staffMoneyLimit) };
    },
  );

  implement(app, 'getMoneyGrant', request => read(request, request.params.id));

  implement(app, 'createMoneyGrant', async request => read(request, await createGrant(shop, request, request.body)));

  implement(app, 'approveMoneyGrant', async request => {
    await approveGrant(shop, request, request.params.id);
    return read(request, request.params.id);
  });

  implement(app, 'rejectMoneyGrant', async request => {
    await rejectGrant(shop, request, request.params.id, request.body.reason);
    return read(request, request.params.id);
  });
};

/** Wallets and vouchers of people, and money that staff give. */
export const grantsRoutes: Routes = async (app, shop) => {
  for (const add of [ownerRoutes, voucherRoutes, grantRoutes]) await add(app, shop);
};
