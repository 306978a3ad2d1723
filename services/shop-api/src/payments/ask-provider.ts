import { DomainError, unavailable } from '../http/domain-error';
import type { PaymentReport } from '../providers/payment-provider';
import type { Shop } from '../shop';
import type { PaymentRow } from './payments.tables';
import { checkPayment, providerOf } from './settle-payment';

/** What the provider says about a payment, once it is applied. */
export const askProvider = async (shop: Shop, payment: PaymentRow): Promise<PaymentReport> => {
  const { invoice_id: invoiceId } = payment;
  if (invoiceId === null || payment.source !== null) throw new DomainError('PAYMENT_NOT_FOUND');
  await checkPayment(shop, payment);
  const provider = await providerOf(shop, payment);
  return provider.check(invoiceId).catch(unavailable);
};
