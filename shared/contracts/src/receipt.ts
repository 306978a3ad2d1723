import type { z } from 'zod';
import type * as schema from './receipt.schema';

/** An order's VAT receipt at the tax office. */
export type Receipt = z.infer<typeof schema.receiptSchema>;
/** What of it an order shows. */
export type ReceiptSummary = z.infer<typeof schema.receiptSummarySchema>;
/** Body of PUT /orders/{number}/receipt. */
export type ChooseReceipt = z.input<typeof schema.chooseReceiptSchema>;
/** What the tax office knows of a registry number. */
export type Organization = z.infer<typeof schema.organizationSchema>;
