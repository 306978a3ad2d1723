import type { Invoice } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { displayReceived, wire } from '../http/display';
import type { Reader } from '../http/locale';
import { textIn } from '../messages/index';
import type { PaymentRow } from './payments.tables';
import type { Received } from './received.tables';

/** What happens to received money, in the reader's language. */
export const receivedText = (received: readonly Received[], { locale }: Reader): string | null =>
  received
    .map(({ kind, amount, currency, isReturned, missing }) =>
      textIn(locale, `received.${isReturned ? 'returned' : kind}`, {
        amount: displayReceived(Number(amount), currency, locale),
        missing: formatMoney(Number(missing), locale),
      }),
    )
    .join(' ') || null;

/** The invoice of an open payment. A transfer requests what has not arrived yet. */
export const openInvoice = (
  { state, invoice }: Pick<PaymentRow, 'state' | 'invoice'>,
  received: readonly Received[],
): Invoice | null => {
  if (state !== 'pending' || invoice === null) return null;
  const partial = received.find(({ kind }) => kind === 'partial');
  return invoice.kind === 'transfer' && partial ? { ...invoice, amount: wire(Number(partial.missing)) } : invoice;
};
