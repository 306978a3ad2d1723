import { productKindSchema } from '@ortoo/contracts/schema';
import { z } from 'zod';
import { byLocale, storedDetails, translated } from './product-details.schema';
import type { FaultCode } from './faults.rules';

const money = z.number().int().min(0).max(1e12);
const code = z.string().trim().min(1).max(120);
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const percent = z.number().int().min(1).max(1000);

/** A moment, or days from the start of the day of the import, as in the seed. */
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
const offset = z.number().min(-36_500).max(36_500);

const variant = z.strictObject({
  id: z.number().int().positive().max(2_147_483_647).optional(),
  sku: code,
  options: z.record(code, code).default({}),
  price: money.optional(),
  sellingPrice: money.optional(),
  stock: z.number().int().min(0).max(1_000_000_000),
  backorderable: z.boolean().optional(),
  image: code.optional(),
  room: z
    .strictObject({
      beds: z.number().int().min(1).max(20),
      extraBeds: z.number().int().min(0).max(20).optional(),
      extraBedPrice: money.optional(),
    })
    .optional(),
});

const stay = z.strictObject({
  checkIn: z.iso.time(),
  checkOut: z.iso.time(),
  weekendPercent: percent,
  childFreeUnder: z.number().int().min(0).max(18),
  childUnder: z.number().int().min(0).max(18),
  childPercent: z.number().int().min(0).max(100),
  seasons: z
    .array(z.strictObject({ name: translated, first: monthDay, last: monthDay, percent }))
    .max(50)
    .readonly(),
});

/** Rules across fields. */
const fault = (context: z.RefinementCtx, code: FaultCode, ...path: (string | number)[]): void =>
  context.addIssue({ code: 'custom', message: code, path });

const shape = z.strictObject({
  id: z.number().int().positive().max(2_147_483_647).optional(),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(200),
  kind: productKindSchema,
  text: byLocale(z.strictObject({ name: z.string().trim().min(1).max(300), description: z.string().max(20_000) })),
  taxon: code,
  vendor: code,
  brand: code.optional(),
  badges: z.array(code).max(20).readonly().optional(),
  price: money,
  sellingPrice: money.optional(),
  sale: z
    .union([
      z.strictObject({ startsIn: offset, endsIn: offset }),
      z.strictObject({ startsAt: moment.nullish(), endsAt: moment.nullish() }),
    ])
    .optional(),
  availableIn: offset.optional(),
  availableOn: moment.optional(),
  published: z.boolean().optional(),
  alcohol: z.boolean().optional(),
  images: z.array(code).max(40).readonly(),
  specifications: z
    .array(z.strictObject({ name: translated, value: translated }))
    .max(100)
    .readonly()
    .optional(),
  options: z.array(code).max(5).readonly().optional(),
  variants: z.array(variant).min(1).max(500).readonly(),
  rating: z.unknown().optional(),
  validDays: z.number().int().min(1).max(3650).optional(),
  eventIn: offset.optional(),
  eventWeekday: z.number().int().min(0).max(6).optional(),
  eventTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  eventAt: moment.optional(),
  preOrderIn: offset.optional(),
  preOrderAt: moment.optional(),
  ...storedDetails,
  stay: stay.optional(),
  departuresIn: z.array(offset).max(400).readonly().optional(),
  departures: z.array(z.iso.date()).max(400).readonly().optional(),
  seats: z.number().int().min(0).max(10_000).optional(),
});

type Shape = z.output<typeof shape>;

const checkPrices = (product: Shape, context: z.RefinementCtx): void => {
  if (product.sellingPrice !== undefined && product.sellingPrice > product.price)
    fault(context, 'price', 'sellingPrice');
  for (const [at, { price = product.price, sellingPrice }] of product.variants.entries())
    if (sellingPrice !== undefined && sellingPrice > price) fault(context, 'price', 'variants', at, 'sellingPrice');
};

const checkVariants = ({ variants, options = [] }: Shape, context: z.RefinementCtx): void => {
  const requested = [...options].sort().join();
  const [skus, choices] = [new Set<string>(), new Set<string>()];
  for (const [at, { sku, options: chosen }] of variants.entries()) {
    const choice = JSON.stringify(Object.entries(chosen).sort());
    if (skus.has(sku)) fault(context, 'duplicate', 'variants', at, 'sku');
    if (Object.keys(chosen).sort().join() !== requested) fault(context, 'options', 'variants', at, 'options');
    else if (choices.has(choice)) fault(context, 'duplicate', 'variants', at, 'options');
    skus.add(sku);
    choices.add(choice);
  }
};

const checkTimes = ({ sale, availableIn, availableOn }: Shape, context: z.RefinementCtx): void => {
  if (availableIn === undefined && availableOn === undefined) fault(context, 'required', 'availableOn');
  if (!sale) return;
  const [start, end] = 'startsIn' in sale ? [sale.startsIn, sale.endsIn] : [parsed(sale.startsAt), parsed(sale.endsAt)];
  if (start !== undefined && end !== undefined && start >= end) fault(context, 'period', 'sale');
};

const parsed = (time: string | null | undefined): number | undefined => (time ? Date.parse(time) : undefined);

/** A product of a file, in the shape of the seed: its days either as moments or counted from the day of the import. */
export const importProductSchema = shape.superRefine((product, context) => {
  checkPrices(product, context);
  checkVariants(product, context);
  checkTimes(product, context);
  if (product.kind === 'hotel' && !product.stay) fault(context, 'required', 'stay');
});

export type ProductInFile = Shape;
