/** Functions of the payments for the composition of the Shop API. */
export { createPaymentChecks, type PaymentChecks } from './payment-checks';
export { reconcile } from './reconcile';
