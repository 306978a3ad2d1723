import type { Payment } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { displayed, time, wire } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { textIn, type TextKey } from '../messages/index';
import type { OrderView } from '../orders/api';
import { type MethodRow, openInvoice, type PaymentRow, type Received, receivedText } from '../payments/api';

/** A wallet or a voucher has a name of its own. */
const nameOf = ({ sources }: OrderView, row: PaymentRow, method: MethodRow | undefined, reader: Reader): string => {
  const own = sources.find(({ payment }) => payment.id === row.id)?.name;
  return own ? textFor(reader, own) : method ? textFor(reader, method.name) : '';
};

const serializeSource = ({ source }: PaymentRow): Payment['source'] => {
  if (source === null) return null;
  const [kind = '', code = ''] = source.split(':');
  return { kind: kind as NonNullable<Payment['source']>['kind'], code };
};

/** Those who decline for reasons of their own. */
const declinedBy: Readonly<Record<string, { reason: TextKey; retry: TextKey }>> = {
  instalment: { reason: 'loans.refused', retry: 'loans.retry' },
  in_app: { reason: 'inApp.declined', retry: 'inApp.retry' },
  card: { reason: 'failures.declined', retry: 'cards.retry' },
};

/** Why a payment has failed, and how to pay again while the shop can still serve the order. */
const failureOf = (
  { failure }: PaymentRow,
  kind: MethodRow['kind'] | undefined,
  isPayable: boolean,
  { locale }: Reader,
): string | null => {
  if (failure === null) return null;
  const own = failure === 'declined' ? declinedBy[kind ?? ''] : undefined;
  const { reason, retry } = own ?? { reason: `failures.${failure}` as const, retry: `retries.${failure}` as const };
  return [textIn(locale, reason), isPayable && textIn(locale, retry)].filter(Boolean).join(' ');
};

interface PaymentParts {
  downPayments: readonly { number: string; amount: number }[];
  methods: readonly MethodRow[];
  received: readonly Received[];
}

/** What happens to the down payment of a lease that pays nothing, or will pay nothing when the buyer leaves it. */
const downPaymentText = (
  { number, state }: PaymentRow,
  { downPayments }: PaymentParts,
  { locale }: Reader,
): string | null => {
  const paid = downPayments.find(one => one.number === number);
  if (!paid || state === 'completed') return null;
  const key = state === 'pending' ? 'loans.downPaymentKept' : 'loans.downPaymentBack';
  return textIn(locale, key, { amount: formatMoney(paid.amount, locale) });
};

/** While the order is open, a source pays what its terms allow at this moment. */
const serializePayment = (row: PaymentRow, view: OrderView, parts: PaymentParts, reader: Reader): Payment => {
  const method = parts.methods.find(({ id }) => id === row.method_id);
  const name = nameOf(view, row, method, reader);
  const received = parts.received.filter(({ payment_id }) => payment_id === row.id);
  const applied = view.sources.find(({ payment }) => payment.id === row.id)?.amount;
  const amount = row.state === 'checkout' ? (applied ?? (row.source === null ? view.due : row.amount)) : row.amount;
  return {
    id: row.id,
    number: row.number,
    ...displayed({ amount }, reader.locale),
    state: row.state,
    payment_method_id: row.method_id,
    payment_method_name: name,
    payment_method: { id: row.method_id, code: method?.code ?? '', name, kind: method?.kind ?? '' },
    source: serializeSource(row),
    refunded_amount: wire(row.refunded),
    failure: row.failure,
    failure_message: failureOf(row, method?.kind, view.facts.short === undefined, reader),
    notice: receivedText(received, reader) ?? downPaymentText(row, parts, reader),
    invoice: openInvoice(row, received),
    created_at: time(row.created_at),
  };
};

/** The provider's come last: that is the amount to be paid. */
const inOrder = ({ payments }: OrderView): PaymentRow[] => [
  ...payments.filter(({ source }) => source !== null),
  ...payments.filter(({ source }) => source === null),
];

export const serializePayments = (view: OrderView, parts: PaymentParts, reader: Reader): Payment[] =>
  inOrder(view).map(payment => serializePayment(payment, view, parts, reader));
