import type { Reader } from '../http/locale';
import { DomainError, unavailable } from '../http/domain-error';
import type { AppTokens } from '../providers/payment-provider';
import type { Shop } from '../shop';
import { updateCheckout } from './checkout';
import { livePayment } from '../orders/api';
import { checkPayment, findMethods, findPayment, findPayments, type PaymentRow } from '../payments/api';
import { openInvoice } from './order-payments';

const app = 'in_app';

/** The order's payment by the app, chosen and requested now if it was not before. */
const appPayment = async (shop: Shop, orderId: number, reader: Reader): Promise<PaymentRow> => {
  const method = (await findMethods(shop.db)).find(({ kind }) => kind === app);
  if (!method) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  const live = async () => livePayment(await findPayments(shop.db, orderId));
  if ((await live())?.method_id !== method.id)
    await updateCheckout(shop, orderId, { order: { payments_attributes: [{ payment_method_id: method.id }] } }, reader);
  const payment = await live();
  if (!payment) throw new DomainError('PAYMENT_NOT_FOUND');
  await openInvoice(shop, orderId, payment.id, { reader, card: { save: false } });
  return (await findPayment(shop.db, payment.id)) ?? payment;
};

/** Forwards the tokens of the app for the purchase, then checks whether it is paid. */
export const payInApp = async (shop: Shop, orderId: number, tokens: AppTokens, reader: Reader): Promise<void> => {
  const payment = await appPayment(shop, orderId, reader);
  const { confirm } = shop.providers['most'] ?? {};
  if (!confirm || payment.invoice_id === null) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  await confirm(payment.invoice_id, tokens).catch(unavailable);
  await checkPayment(shop, payment);
};
