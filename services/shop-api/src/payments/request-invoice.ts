import type { Reader } from '../http/locale';
import { unavailable } from '../http/domain-error';
import type { InvoiceRequest } from '../providers/payment-provider';
import type { Shop } from '../shop';
import { invoiceOf } from './invoice';
import { movePayment, type PaymentRow } from './payments.tables';
import { endPayment, providerOf } from './settle-payment';

interface InvoiceTerms extends Pick<InvoiceRequest, 'description' | 'expiresAt' | 'buyer' | 'card'> {
  /** Page of the shop to which the buyer returns, without a language. */
  returnPath: string;
  reader: Reader;
}

/** Requests the invoice of a payment that is being processed from its provider. Ends the payment when that fails. */
export const requestInvoice = async (
  shop: Shop,
  payment: PaymentRow,
  { returnPath, reader, ...terms }: InvoiceTerms,
): Promise<void> => {
  const { number, amount } = payment;
  const prefix = reader.locale === reader.fallback ? '' : `/${reader.locale}`;
  try {
    const provider = await providerOf(shop, payment);
    const created = await provider.createInvoice({
      ...terms,
      number,
      amount,
      callbackUrl: `${shop.origin()}/api/v2/payments/callback?payment=${number}`,
      returnUrl: `${shop.origin()}${prefix}${returnPath}`,
      locale: reader.locale,
    });
    const invoice = await invoiceOf(created, amount, terms.expiresAt);
    const isMoved = await movePayment(shop.db, payment.id, ['processing'], 'pending', { invoice });
    if (!isMoved) await provider.cancel(created.invoiceId);
  } catch (error) {
    await endPayment(shop, payment, 'unavailable');
    unavailable(error);
  }
};
