import type { z } from 'zod';
import type * as schema from './receipt.schema';

/** An order's VAT receipt at the tax office. */
export type Receipt = z.infer<typeof schema.receiptSchema>;
/** The part of a receipt that an order shows. */
export type ReceiptSummary = z.infer<typeof schema.receiptSummarySchema>;
/** Body of PUT /orders/{number}/receipt. */
export type ChooseReceipt = z.input<typeof schema.chooseReceiptSchema>;
/** The tax office's data of a registry number. */
export type Organization = z.infer<typeof schema.organizationSchema>;
