import {
  type LineItem,
  limits,
  type Order,
  type PickupLocation,
  type Requirement,
  type Shipment,
} from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { comingOn, maxQuantity, type Options, optionsText, productText } from '../catalog/api';
import { displayed, maybePicture, maybeTime, time, wire } from '../http/display';
import type { Rejection } from '../http/domain-error';
import { otherLanguage, type Reader, textFor } from '../http/locale';
import { errorText } from '../http/error-text';
import { textIn } from '../messages/index';
import { serializeSummary } from '../receipts/api';
import { bookingText } from '../travel/api';
import { serializeAddress } from '../addresses/api';
import { serializeCoupon, serializeLicense, type CouponRow, type LicenseRow } from '../tickets/api';
import { type LineRow, shortageOf, blocksOf, checkoutSteps, isFrozen, type OrderView } from '../orders/api';
import type { Received, MethodRow } from '../payments/api';
import type { PickupRow, ShipmentRow } from '../delivery/api';
import { serializePayments } from './payment.mapper';

/** Lookups of the mapper in addition to the order. */
export interface OrderParts {
  options: Options;
  methods: readonly MethodRow[];
  received: readonly Received[];
  shipment: ShipmentRow | undefined;
  coupons: readonly CouponRow[];
  licenses: readonly LicenseRow[];
  receipt: Parameters<typeof serializeSummary>[0] | undefined;
  pickup: PickupRow | undefined;
  lease: { state: NonNullable<Order['lease']>['state'] } | undefined;
  /** Paid down payments by the numbers of their leases. */
  downPayments: readonly { number: string; amount: number }[];
  /** The reader is a guest who opens the order by its token. */
  guest: boolean;
}

/** Goods held for an order are available to it in addition to the stock. */
const maxQuantityOf = (line: OrderView['lines'][number], { row }: OrderView): number => {
  if (row.completed_at !== null || line.booking) return line.quantity;
  return maxQuantity(isFrozen(row) ? { ...line, stock: line.stock + line.quantity } : line);
};

/** The buyer's requests for a line; the group of a package is not one. */
const customValues = ({ package: _group, quote: _quote, ...values }: LineRow['options']): string[] =>
  Object.values(values);

/** Chosen options, booking and requests of a line. */
export const lineText = (line: LineRow, options: Options, reader: Reader): string =>
  [
    optionsText(line.option_value_ids, options, reader),
    ...(line.booking ? [bookingText(line.booking, reader.locale)] : []),
    ...customValues(line.options),
  ]
    .filter(Boolean)
    .join(' · ');

const serializeLine = (
  line: OrderView['lines'][number],
  view: OrderView,
  options: Options,
  reader: Reader,
  now: Date,
): LineItem => ({
  id: line.id,
  variant_id: line.variant_id,
  quantity: line.quantity,
  ...displayed({ price: line.current, total: line.current * line.quantity }, reader.locale),
  options: line.options,
  booking: line.booking,
  gift: line.gift,
  product: {
    id: line.product_id,
    sku: line.sku,
    name: productText(line, reader).name,
    ...otherLanguage(reader, line.text),
    slug: line.slug,
    kind: line.kind,
    image: maybePicture(line.variant_image ?? line.images[0]),
  },
  options_text: lineText(line, options, reader),
  pre_order_at: comingOn(line.details, now),
  max_quantity: maxQuantityOf(line, view),
  insufficient_stock: line.short,
  held_until: maybeTime(line.heldUntil),
  previous_price: line.price === line.current ? null : wire(line.price),
});

export const serializePickup = (
  { id, name, address, directions, phone, hours }: PickupRow,
  reader: Reader,
): PickupLocation => ({
  id,
  name: textFor(reader, name),
  address: textFor(reader, address),
  directions: textFor(reader, directions),
  phone,
  hours,
});

const closedReason = ({ choice: { paid_from, paid_before } }: OrderView['rates'][number], { locale }: Reader): string =>
  textIn(locale, 'deliveryTimes.closed', { from: paid_from ?? 0, before: paid_before ?? 24 });

const serializeShipments = (view: OrderView, row: ShipmentRow | undefined, reader: Reader): Shipment[] => {
  if (!row || !view.facts.shippable) return [];
  const cost = view.totals.ship;
  const shipping_rates = view.rates.map(rate => ({
    id: rate.choice.id,
    code: rate.choice.code,
    name: textFor(reader, rate.choice.name),
    description: textFor(reader, rate.choice.description),
    ...displayed({ cost: rate.cost }, reader.locale),
    selected: rate.choice.id === view.row.delivery_id && (isFrozen(view.row) || !rate.closed),
    delivers_from: time(rate.from),
    delivers_to: time(rate.to),
    available: !rate.closed,
    reason: rate.closed ? closedReason(rate, reader) : null,
  }));
  const { id, number, state, tracking, ready_at, shipped_at, delivered_at } = row;
  return [
    {
      id,
      number,
      state,
      ...displayed({ cost }, reader.locale),
      tracking,
      ready_at: maybeTime(ready_at),
      shipped_at: maybeTime(shipped_at),
      delivered_at: maybeTime(delivered_at),
      shipping_rates,
    },
  ];
};

const shortageText = ({ code, retryAfterSeconds, counts }: Rejection, { locale }: Reader): string =>
  errorText(code, locale, {}, retryAfterSeconds, counts);

const requirementsOf = (view: OrderView, reader: Reader): Requirement[] =>
  view.row.completed_at
    ? []
    : blocksOf(view.facts).map(({ step, field, ...shortage }) => ({
        step,
        field,
        message: shortageText(shortage, reader),
      }));

/** Lines that are not available, codes that take nothing off any more, wallets that no longer fit. */
const warningsOf = (view: OrderView, reader: Reader, now: Date): string[] => [
  ...view.lines
    .filter(line => line.short)
    .map(line => `${productText(line, reader).name}: ${shortageText(shortageOf(line, now), reader)}`),
  ...view.discounts.flatMap(({ row, rejected }) =>
    rejected ? [`${textFor(reader, row.name)}: ${errorText(rejected.code, reader.locale, rejected.amounts)}`] : [],
  ),
  ...view.sources.flatMap(({ name, rejected }) =>
    rejected
      ? [`${name ? `${textFor(reader, name)}: ` : ''}${errorText(rejected.code, reader.locale, rejected.amounts)}`]
      : [],
  ),
];

/** The name of a discount, with the most that a percentage takes off. */
const discountName = ({ name, percent, max_amount: max }: OrderView['discounts'][number]['row'], reader: Reader) => {
  const text = textFor(reader, name);
  if (percent === null || max === null) return text;
  return textIn(reader.locale, 'discounts.limited', { name: text, max: formatMoney(max, reader.locale) });
};

const serializeAdjustments = ({ discounts }: OrderView, reader: Reader): Order['adjustments'] =>
  discounts.map(({ row, amount, rejected }) => ({
    id: row.adjustment_id,
    label: discountName(row, reader),
    ...displayed({ amount: -amount }, reader.locale),
    kind: row.kind,
    code: row.code,
    reason: rejected ? errorText(rejected.code, reader.locale, rejected.amounts) : null,
  }));

const amounts = (view: OrderView, reader: Reader) => {
  const { totals, row } = view;
  const { locale } = reader;
  const due = row.completed_at ? Math.max(0, totals.total - row.payment_total) : view.due;
  const covered = view.sources.reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency: 'MNT' as const,
    ...displayed({ item_total: totals.items, ship_total: totals.ship, included_tax_total: totals.tax }, locale),
    ...displayed({ fee_total: totals.fee, total: totals.total, amount_due: due }, locale),
    adjustment_total: wire(totals.adjustments),
    promo_total: wire(totals.adjustments),
    tax_total: wire(totals.tax),
    payment_total: wire(row.payment_total),
    total_quantity: totals.quantity,
    adjustments: serializeAdjustments(view, reader),
    covered_by_store_credit: covered > 0 && covered === totals.total,
    total_applicable_store_credit: wire(covered),
    order_total_after_store_credit: wire(totals.total - covered),
  };
};

export const serializeOrder = (view: OrderView, parts: OrderParts, reader: Reader, now: Date): Order => {
  const { row } = view;
  return {
    id: row.id,
    number: row.number,
    token: parts.guest ? row.token : null,
    lock_version: row.lock_version,
    state: row.state,
    payment_state: row.payment_state,
    shipment_state: row.shipment_state,
    ...amounts(view, reader),
    email: row.email,
    phone: row.phone,
    age_check: view.lines.some(({ alcohol }) => alcohol)
      ? { years: limits.ageGateYears, confirmed: view.facts.ageFault === undefined }
      : null,
    special_instructions: row.special_instructions,
    created_at: time(row.created_at),
    updated_at: time(row.updated_at),
    completed_at: maybeTime(row.completed_at),
    delivered_at: maybeTime(row.delivered_at),
    held_until: maybeTime(row.held_until),
    shippable: view.facts.shippable,
    checkout_steps: checkoutSteps(view.facts),
    current_step: row.state,
    requirements: requirementsOf(view, reader),
    warnings: warningsOf(view, reader, now),
    bill_address: view.billAddress ? serializeAddress(view.billAddress, reader) : null,
    ship_address: view.shipAddress && !parts.pickup ? serializeAddress(view.shipAddress, reader) : null,
    pickup_location: parts.pickup ? serializePickup(parts.pickup, reader) : null,
    receiver:
      row.receiver_name !== null && row.receiver_phone !== null
        ? { name: row.receiver_name, phone: row.receiver_phone }
        : null,
    line_items: view.lines.map(line => serializeLine(line, view, parts.options, reader, now)),
    payments: serializePayments(view, parts, reader),
    shipments: serializeShipments(view, parts.shipment, reader),
    coupons: parts.coupons.map(coupon => serializeCoupon(coupon, reader, now, parts.guest ? row.token : undefined)),
    licenses: parts.licenses.map(license => serializeLicense(license, reader, now)),
    lease: parts.lease ? { state: parts.lease.state } : null,
    receipt: parts.receipt ? serializeSummary(parts.receipt, row) : null,
  };
};
