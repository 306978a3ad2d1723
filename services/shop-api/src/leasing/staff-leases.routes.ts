import { toMoney, type StaffLease, type StaffLeaseDetail } from '@ortoo/contracts';
import { formatDate, formatMoney } from '@ortoo/i18n';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { writeTo } from '../emails/api';
import { maybeTime, wire } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { implementList } from '../http/implement-list';
import { type Reader, textFor } from '../http/locale';
import { findOrderById } from '../orders/api';
import { findMethod } from '../payments/api';
import { audit } from '../staff/api';
import { daysSince, localDay } from './lease.rules';
import { findInstalments } from './leases.tables';
import {
  findPaidTimes,
  findStaffLease,
  listStaffLeases,
  markReminded,
  type StaffLeaseRow,
} from './staff-leases.tables';

const serializeRow = ({ id: _, order_id: __, ...row }: StaffLeaseRow, today: string): StaffLease => ({
  ...row,
  state: row.state === 'running' || row.state === 'finished' ? row.state : 'closed',
  down_payment: wire(row.down_payment),
  financed: wire(row.financed),
  outstanding: wire(row.outstanding),
  overdue: wire(row.overdue),
  overdue_days: row.overdue > 0 && row.next_due_on !== null ? daysSince(row.next_due_on, today) : 0,
  approved_at: maybeTime(row.approved_at),
  finished_at: maybeTime(row.finished_at),
  may_remind: row.state === 'running' && row.overdue > 0 && row.reminded_on !== today,
});

interface LeaseRequest {
  number: string;
  today: string;
}

const requireLease = async (db: Db, { number, today }: LeaseRequest): Promise<StaffLeaseRow> => {
  const row = await findStaffLease(db, number, today);
  if (!row) throw new DomainError('LEASE_NOT_FOUND');
  return row;
};

const readLease = async (db: Db, request: LeaseRequest, reader: Reader): Promise<StaffLeaseDetail> => {
  const row = await requireLease(db, request);
  const [instalments, payments] = await Promise.all([findInstalments(db, row.id), findPaidTimes(db, row.id)]);
  const methods = await Promise.all(payments.map(({ method_id }) => findMethod(db, method_id)));
  return {
    ...serializeRow(row, request.today),
    instalments: instalments.map(({ position, due_on, amount, interest, paid_at }) => ({
      ...{ position, due_on, amount: wire(amount), interest: wire(interest), paid_at: maybeTime(paid_at) },
      is_overdue: paid_at === null && due_on < request.today,
    })),
    payments: payments.map(({ number, position, amount, state, completed_at }, at) => ({
      ...{ number, position, amount: wire(amount), state, paid_at: maybeTime(completed_at) },
      method: textFor(reader, methods[at]?.name ?? {}),
    })),
  };
};

/** Writes to a buyer who is behind, in the order's language. */
const remind = async (trx: Db, row: StaffLeaseRow, now: Date): Promise<void> => {
  const order = await findOrderById(trx, row.order_id);
  const { locale } = order;
  const values = {
    overdue: formatMoney(row.overdue, locale),
    since: row.next_due_on === null ? null : formatDate(new Date(`${row.next_due_on}T00:00:00+08:00`), locale, 'day'),
    rest: formatMoney(row.outstanding, locale),
  };
  await writeTo(trx, order, 'lease_overdue', values, now);
};

/** Leases for staff: who is behind, and a reminder. */
export const staffLeasesRoutes: Routes = (app, shop) => {
  const today = () => localDay(shop.clock());

  implementList(
    app,
    'listStaffLeases',
    {
      rows: ({ leases }) => leases,
      columns: {
        number: ({ number }) => number,
        order: ({ order_number }) => order_number,
        buyer: ({ buyer }) => buyer,
        phone: ({ phone }) => phone,
        state: ({ state }) => state,
        months: ({ months }) => months,
        down_payment: ({ down_payment }) => toMoney(down_payment),
        financed: ({ financed }) => toMoney(financed),
        outstanding: ({ outstanding }) => toMoney(outstanding),
        overdue: ({ overdue }) => toMoney(overdue),
        overdue_days: ({ overdue_days }) => overdue_days,
        next_due: ({ next_due_on }) => next_due_on,
      },
    },
    async ({ query: { page, per_page, ...filter } }) => {
      const { rows, paging } = await listStaffLeases(shop.db, filter, today(), { page, per_page });
      return { ...paging, leases: rows.map(row => serializeRow(row, today())) };
    },
  );

  implement(app, 'getStaffLease', ({ params: { number }, reader }) =>
    readLease(shop.db, { number, today: today() }, reader),
  );

  implement(app, 'remindLease', async request => {
    const lease: LeaseRequest = { number: request.params.number, today: today() };
    await transact(shop.db, async trx => {
      const row = await requireLease(trx, lease);
      if (row.state !== 'running' || row.overdue === 0) throw new DomainError('LEASE_NOT_OVERDUE');
      if (!(await markReminded(trx, row.id, lease.today))) throw new DomainError('LEASE_REMINDED');
      await remind(trx, row, shop.clock());
      const change = { before: { reminded_on: row.reminded_on }, after: { reminded_on: lease.today } };
      await audit(trx, request, { subject: 'lease', id: row.order_number, ...change });
    });
    return readLease(shop.db, lease, request.reader);
  });
};
