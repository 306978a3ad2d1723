import { promiseOf } from '@ortoo/contracts/delivery-time';
import { bindNumbers, formatDate, formatDateTime, formatMoney, formatPhone, type Locale } from '@ortoo/i18n';
import { placeNames, subdistrictName } from '../addresses/api';
import { comingOn, type Options } from '../catalog/api';
import type { Letter, LetterSection } from '../db/letter';
import type { DeliveryRate, PickupRow } from '../delivery/api';
import { emailIn } from '../emails/api';
import { type Reader, readerAt, textFor } from '../http/locale';
import { textIn, type TextKey } from '../messages/index';
import type { LineRow, OrderView } from '../orders/api';
import { type IssuedLicense, isIssued } from '../tickets/api';
import { lineText } from './order.mapper';

/** A paid order, and what its letter says in addition to it. */
export interface Sale {
  view: OrderView;
  /** Money that a provider has collected: with a lease, the down payment. */
  received: number;
  /** Amount of all instalments of a lease. */
  financed: number;
  options: Options;
  pickup: PickupRow | undefined;
  licenses: readonly IssuedLicense[];
  now: Date;
}

/** The buyer's language, and that of the site for what is not translated. */
const readerOf = ({ row, site }: OrderView): Reader => readerAt(site, row.locale);

const credited = ({ sources }: OrderView): number => sources.reduce((sum, { amount }) => sum + amount, 0);

const preOrderText = ({ details }: LineRow, now: Date, locale: Locale): string | undefined => {
  const at = comingOn(details, now);
  return at === null ? undefined : textIn(locale, 'letter.preOrder', { date: formatDate(at, locale, 'day') });
};

const itemsOf = ({ view, options, now }: Sale): LetterSection['rows'] => {
  const reader = readerOf(view);
  return view.lines.map(line => {
    const name = textFor(reader, Object.fromEntries(Object.entries(line.text).map(([id, text]) => [id, text?.name])));
    const details = [lineText(line, options, reader), preOrderText(line, now, reader.locale)];
    const detail = details.filter(Boolean).join(' · ');
    return {
      term: line.quantity > 1 ? `${line.quantity} × ${name}` : name,
      ...(detail && { detail }),
      value: formatMoney(line.current * line.quantity, reader.locale),
    };
  });
};

/** The key of each licence, and until when it is valid. */
const licensesOf = ({ view, licenses }: Sale): LetterSection[] => {
  const reader = readerOf(view);
  const { locale } = reader;
  const rows = licenses.map(({ number, name, valid_until: until }) => ({
    term: textFor(reader, name),
    detail: until
      ? textIn(locale, 'letter.validUntil', { date: formatDate(until, locale) })
      : textIn(locale, 'letter.forever'),
    value: number,
  }));
  return rows.length > 0 ? [{ title: textIn(locale, 'letter.licenses'), rows }] : [];
};

const sumsOf = ({ view, received, financed }: Sale): LetterSection['rows'] => {
  const { locale } = view.row;
  const { items, adjustments, ship, fee, total } = view.totals;
  const sum = (key: TextKey, amount: number, strong = false) => ({
    term: textIn(locale, key),
    value: formatMoney(amount, locale),
    ...(strong && { strong }),
  });
  const delivery =
    ship === 0
      ? { term: textIn(locale, 'letter.delivery'), value: textIn(locale, 'letter.free') }
      : sum('letter.delivery', ship);
  return [
    sum('letter.goods', items),
    ...(adjustments === 0 ? [] : [sum('letter.discount', adjustments)]),
    ...(view.facts.shippable ? [delivery] : []),
    ...(fee === 0 ? [] : [sum('letter.fee', fee)]),
    sum('letter.total', total, true),
    ...(credited(view) === 0 ? [] : [sum('letter.credited', credited(view))]),
    ...(received === 0 ? [] : [sum('letter.received', received, true)]),
    ...(financed === 0 ? [] : [sum('letter.financed', financed)]),
  ];
};

/** Between two days, on a day, or by a time. */
const expectedAt = ({ from, to }: Pick<DeliveryRate, 'from' | 'to'>, locale: Locale): string => {
  const promise = promiseOf({ from, to });
  if (promise === 'time') return formatDateTime(to, locale, 'day');
  if (promise === 'day') return formatDate(to, locale, 'day');
  return [from, to].map(time => formatDate(time, locale, 'day')).join(' – ');
};

const destinationOf = ({ view, pickup }: Sale): LetterSection[] => {
  const { row, facts, shipAddress, rates } = view;
  const reader = readerOf(view);
  const text = (key: TextKey) => textIn(row.locale, key);
  if (!facts.shippable) return [];
  if (pickup) {
    const place = { term: textFor(reader, pickup.name), detail: bindNumbers(textFor(reader, pickup.address)) };
    const receiver = row.receiver_name && {
      term: text('letter.receiver'),
      value: `${row.receiver_name} · ${formatPhone(row.receiver_phone ?? '')}`,
    };
    return [{ title: text('letter.pickup'), rows: [place, ...(receiver ? [receiver] : [])] }];
  }
  if (!shipAddress) return [];
  const names = placeNames(shipAddress.province, shipAddress.district, reader);
  const subdistrict = subdistrictName(shipAddress.district, shipAddress.subdistrict, reader);
  const parts = [names?.province, names?.district, subdistrict, shipAddress.address1, shipAddress.address2];
  const rate = rates.find(({ choice }) => choice.id === row.delivery_id);
  const until = rate && { term: text('letter.expected'), value: expectedAt(rate, row.locale) };
  const { firstname, lastname, phone } = shipAddress;
  const receiver = {
    term: `${firstname} ${lastname}`.trim(),
    detail: bindNumbers(parts.filter(Boolean).join(', ')),
    value: formatPhone(phone),
  };
  return [{ title: text('letter.address'), rows: [receiver, ...(until ? [until] : [])] }];
};

/** What happens next, for each kind of what was bought. */
const stepsOf = ({ view: { lines, facts }, licenses, pickup, financed }: Sale): TextKey[] => {
  const books = (kind: 'stay' | 'trip') => lines.some(({ booking }) => booking?.kind === kind);
  const steps: [boolean, TextKey][] = [
    [facts.shippable && !pickup, 'letter.courier'],
    [facts.shippable && pickup !== undefined, 'letter.collect'],
    [lines.some(({ alcohol }) => alcohol), 'letter.adults'],
    [books('stay'), 'letter.stay'],
    [books('trip'), 'letter.trip'],
    [lines.some(({ kind }) => isIssued(kind)), 'letter.codes'],
    [licenses.length > 0, 'letter.license'],
    [financed > 0, 'letter.lease'],
  ];
  return steps.flatMap(([applies, key]) => (applies ? [key] : []));
};

/** The confirmation of an order, in the buyer's language. */
export const confirmationOf = (sale: Sale): Letter => {
  const { number, locale } = sale.view.row;
  const { subject, body } = emailIn('confirmed', locale, { number });
  const text = (key: TextKey) => textIn(locale, key);
  return {
    locale,
    title: subject,
    paragraphs: body.split('\n'),
    sections: [
      { title: text('letter.items'), rows: itemsOf(sale) },
      ...licensesOf(sale),
      { title: text('letter.sums'), rows: sumsOf(sale) },
      ...destinationOf(sale),
      { title: text('letter.next'), rows: stepsOf(sale).map(key => ({ term: text(key) })) },
    ],
  };
};

/** The same in one line, with the same figure: what has been received, or what balances have paid of it all. */
export const confirmationSms = ({ view, received, licenses }: Sale): string => {
  const { number, locale } = view.row;
  const paid = formatMoney(received || credited(view), locale as Locale);
  const text = textIn(locale, 'letter.sms', { site: textFor(readerOf(view), view.site.name), number, paid });
  return licenses.length > 0 ? textIn(locale, 'letter.smsLicense', { text }) : text;
};
