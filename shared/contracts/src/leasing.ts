import type { z } from 'zod';
import type * as schema from './leasing.schema';

/** Cost of instalments by number of months. */
export type LeaseQuote = z.infer<typeof schema.leaseQuoteSchema>;
/** An order's payment by instalments. */
export type Lease = z.infer<typeof schema.leaseSchema>;
export type LeasePayment = z.infer<typeof schema.leasePaymentSchema>;
/** Body of POST /orders/{number}/lease/payments. */
export type PayLease = z.input<typeof schema.payLeaseSchema>;
/** Response of GET /orders/{number}/check_lend. */
export type CheckLend = z.infer<typeof schema.checkLendSchema>;
