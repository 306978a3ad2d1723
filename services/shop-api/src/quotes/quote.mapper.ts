import type { Quote, StaffQuote } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { productText } from '../catalog/api';
import { maybePicture, time, wire } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { acceptanceOf, stateNow } from './quote.rules';
import type { QuoteRow } from './quotes.tables';

export const serializeQuote = (row: QuoteRow, reader: Reader, now: Date): Quote => {
  const show = (amount: number | null) => (amount === null ? null : formatMoney(amount, reader.locale));
  const { answer, slug, text } = row;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    state: stateNow(row, now),
    acceptance: acceptanceOf(row, now),
    created_at: time(row.created_at),
    email: row.email,
    message: row.message,
    product:
      slug && text
        ? { slug, name: productText({ slug, text }, reader).name, image: maybePicture(row.images?.[0]) }
        : null,
    variant_id: row.variant_id,
    quantity: row.quantity,
    suggested_price: row.suggested_price === null ? null : wire(row.suggested_price),
    display_suggested_price: show(row.suggested_price),
    travel: row.travel,
    answer:
      answer && row.answered_at
        ? {
            price: answer.price === null ? null : wire(answer.price),
            display_price: show(answer.price),
            message: answer.message,
            valid_until: answer.valid_until,
            answered_at: time(row.answered_at),
          }
        : null,
  };
};

export const serializeStaffQuote = (row: QuoteRow, reader: Reader, now: Date): StaffQuote => ({
  ...serializeQuote(row, reader, now),
  customer: `${row.firstname} ${row.lastname}`.trim(),
  phone: row.phone,
  vendor: row.vendor_name && textFor(reader, row.vendor_name),
});
