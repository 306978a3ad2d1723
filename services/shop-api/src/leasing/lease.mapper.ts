import { type CheckLend, type Lease, leaseTerms, type LeaseOffer, leaseOffer, scheduleFor } from '@ortoo/contracts';
import { maybeTime, time, wire } from '../http/display';
import type { InstalmentRow, LeasePaymentRow, LeaseRow } from './leases.tables';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export const serializeOffer = ({ months, downPayment, financed, monthly, last }: LeaseOffer) => ({
  months,
  down_payment: wire(downPayment),
  financed: wire(financed),
  interest: leaseTerms.interestPercent,
  monthly: wire(monthly),
  last: wire(last),
  total_cost: wire(downPayment + sum(scheduleFor(financed, months).map(({ amount }) => amount))),
});

const paidDown = (payments: readonly LeasePaymentRow[]): number =>
  sum(payments.flatMap(({ position, state, amount }) => (position === 0 && state === 'completed' ? [amount] : [])));

const stateOf = ({ state, down_payment }: LeaseRow, payments: readonly LeasePaymentRow[]): Lease['state'] => {
  if (state !== 'open') return state;
  return paidDown(payments) >= down_payment ? 'ready' : 'down_payment';
};

export const serializeLease = (
  row: LeaseRow,
  instalments: readonly InstalmentRow[],
  payments: readonly LeasePaymentRow[],
  methodName: (id: number) => string,
): Lease => {
  const offer = leaseOffer(row.total, row.months);
  if (!offer.ok) throw new Error(`Lease ${row.number} is on terms that are not offered`);
  return {
    state: stateOf(row, payments),
    ...serializeOffer(offer.value),
    total: wire(row.total),
    expires_at: time(row.expires_at),
    approved_at: maybeTime(row.approved_at),
    finished_at: maybeTime(row.finished_at),
    schedule: instalments.map(({ position, due_on, amount, principal, interest, paid_at }) => ({
      position,
      due_on,
      amount: wire(amount),
      principal: wire(principal),
      interest: wire(interest),
      paid_at: maybeTime(paid_at),
    })),
    outstanding: wire(sum(instalments.flatMap(({ paid_at, amount }) => (paid_at ? [] : [amount])))),
    payments: payments.map(({ id, number, position, amount, state, method_id, invoice }) => ({
      id,
      number,
      position,
      amount: wire(amount),
      state,
      payment_method_name: methodName(method_id),
      invoice: state === 'pending' ? invoice : null,
    })),
  };
};

export const serializeLend = (row: LeaseRow, payments: readonly LeasePaymentRow[]): CheckLend => {
  const state = stateOf(row, payments);
  const paid = paidDown(payments);
  return {
    state,
    down_payment: wire(row.down_payment),
    paid: wire(paid),
    missing: wire(Math.max(0, row.down_payment - paid)),
    may_apply: state === 'ready',
  };
};
