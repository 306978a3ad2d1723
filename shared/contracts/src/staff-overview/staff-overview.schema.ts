import { z } from 'zod';
import { moneySchema, pictureSchema, timeSchema } from '../common.schema';
import { productKindSchema } from '../products/products.schema';
import { salesPeriods } from './sales-periods';

const salesTotalsSchema = z.object({
  /** What the lines cost, before discounts and without delivery. */
  amount: moneySchema,
  orders: z.number().int(),
  /** Paid back in the period; null to staff of one vendor. */
  refunded: moneySchema.nullable(),
});
export type SalesTotals = z.infer<typeof salesTotalsSchema>;

export const staffSalesSchema = z
  .object({
    /** Every day of the period in the shop's zone, the oldest first, with what was paid of each kind. */
    days: z.array(z.object({ date: z.iso.date(), amounts: z.partialRecord(productKindSchema, moneySchema) })),
    totals: salesTotalsSchema,
    /** Of as many days before. */
    before: salesTotalsSchema,
  })
  .meta({ id: 'StaffSales' });
/** Paid orders of a period that were not cancelled; to staff of one vendor, its lines of them. */
export type StaffSales = z.infer<typeof staffSalesSchema>;

export const getStaffSalesSchemas = {
  query: z.object({ days: z.coerce.number<number>().pipe(z.literal(salesPeriods)).default(30) }),
  answer: staffSalesSchema,
};

export const lowStockSchema = z
  .object({
    variants: z.array(
      z.object({
        id: z.number().int(),
        product_id: z.number().int(),
        name: z.string(),
        options_text: z.string(),
        sku: z.string(),
        slug: z.string(),
        image: pictureSchema.nullable(),
        stock: z.number().int(),
        /** Pieces of the last 30 days. */
        sold: z.number().int(),
        /** Days that the stock lasts when it sells on like that. */
        days_left: z.number().int(),
      }),
    ),
    /** Of all that run out, listed or not. */
    total_count: z.number().int(),
  })
  .meta({ id: 'LowStock' });
/** What sells and will be gone soon, the most urgent first. */
export type LowStock = z.infer<typeof lowStockSchema>;

export const getLowStockSchemas = { answer: lowStockSchema };

export const failingMethodsSchema = z
  .object({
    methods: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        attempts: z.number().int(),
        failed: z.number().int(),
        last_failed_at: timeSchema,
      }),
    ),
  })
  .meta({ id: 'FailingMethods' });
/** Ways of paying of which many attempts have failed in the last 24 hours, the worst first. */
export type FailingMethods = z.infer<typeof failingMethodsSchema>;

export const getFailingMethodsSchemas = { answer: failingMethodsSchema };
