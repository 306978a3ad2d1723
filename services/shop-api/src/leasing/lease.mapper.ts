import { type CheckLend, type Lease, leaseTerms, type LeaseOffer, leaseOffer, scheduleFor } from '@ortoo/contracts';
import { formatMoney, type Locale } from '@ortoo/i18n';
import { maybeTime, time, wire } from '../http/display';
import { textIn } from '../messages/index';
import type { InstalmentRow, LeasePaymentRow, LeaseRow } from './leases.tables';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Why the down payment is above its share. */
const noticeOf = ({ isLimited }: Pick<LeaseOffer, 'isLimited'>, locale: Locale): string | null =>
  isLimited ? textIn(locale, 'loans.limit', { max: formatMoney(leaseTerms.max, locale) }) : null;

/** The down payment in words, with the reason when it is above its share. */
export const describeOffer = (offer: Pick<LeaseOffer, 'downPayment' | 'isLimited'>, locale: Locale): string =>
  [textIn(locale, 'loans.terms', { amount: formatMoney(offer.downPayment, locale) }), noticeOf(offer, locale)]
    .filter(Boolean)
    .join(' ');

export const serializeOffer = (
  { months, downPayment, isLimited, financed, monthly, last }: LeaseOffer,
  locale: Locale,
) => ({
  months,
  down_payment: wire(downPayment),
  notice: noticeOf({ isLimited }, locale),
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
  locale: Locale,
): Lease => {
  const offer = leaseOffer(row.total, row.months);
  if (!offer.ok) throw new Error(`Lease ${row.number} is on terms that are not offered`);
  return {
    state: stateOf(row, payments),
    ...serializeOffer(offer.value, locale),
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
