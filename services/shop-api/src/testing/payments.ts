import type { Order } from '@ortoo/contracts';

/** Path of the sandbox's page on which an order's open payment is decided. */
export const sandboxPage = (order: Order): string => {
  const invoice = order.payments.findLast(payment => payment.invoice !== null)?.invoice;
  if (invoice?.kind === 'qr') return new URL(invoice.urls[0]?.link ?? '').pathname;
  if (invoice?.kind === 'redirect') return new URL(invoice.url).pathname;
  throw new Error(`Nothing to decide in the sandbox for ${order.number}`);
};
