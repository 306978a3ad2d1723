/** What puts the Shop API together may use of the payments. */
export { createPaymentChecks, type PaymentChecks } from './payment-checks';
export { reconcile } from './reconcile';
