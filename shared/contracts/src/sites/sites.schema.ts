import { locales } from '@ortoo/i18n/locales';
import { z } from 'zod';
import { localeSchema, textSchema, timeSchema } from '../common.schema';
import { productKindSchema } from '../products/products.schema';
import { analyticsSchema, paymentMarks, railSchema, sdkSchema } from '../site/site.schema';
import { themeColours } from './theme.rules';

const localized = (max: number) => z.partialRecord(localeSchema, textSchema(max));

/** A code is part of addresses, cookies of tests and rows: it never changes. */
export const siteCodeSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);

const hostSchema = z
  .string()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/);

/** A path of this shop, without the prefix of a language. */
const pathSchema = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w\-./?=&%,:]*$/);

/** An uploaded picture, or a small drawing as SVG in a data address; neither can run a script where it is shown. */
const drawingSchema = z
  .string()
  .max(6_000)
  .regex(/^(?:\/pictures\/[\w-]+|data:image\/svg\+xml,[\w%.~!*-]+)$/);

const linkSchema = z.strictObject({ title: localized(60), url: pathSchema.nullable() });

const siteMenuSchema = z.strictObject({
  title: localized(60),
  url: pathSchema.nullable(),
  children: z.array(linkSchema.extend({ children: z.array(z.never()).max(0) })).max(20),
});

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);
const paletteSchema = z.strictObject(
  Object.fromEntries(themeColours.map(name => [name, colourSchema])) as Record<
    (typeof themeColours)[number],
    typeof colourSchema
  >,
);

/** Font stacks that the shell ships or every device has. */
export const fontStacks = ['onest', 'serif', 'system'] as const;
export const themeRadii = ['sharp', 'soft', 'round'] as const;

export const siteThemeSchema = z.strictObject({
  /** What the theme does not name: shadows, sizes, the colours of warnings. */
  base: z.enum(['ortoo', 'munkh-tsas']),
  light: paletteSchema,
  dark: paletteSchema,
  radius: z.enum(themeRadii),
  font: z.enum(fontStacks),
  font_display: z.enum(fontStacks),
});
export type SiteTheme = z.infer<typeof siteThemeSchema>;

/** Features that a site switches on and off. */
export const siteFeatures = [
  'wishes',
  'compare',
  'brand_site',
  'newsletter',
  'wheel',
  'promotions',
  'articles',
  'lease',
] as const;

const pathOrLink = z.strictObject({ title: localized(40), url: pathSchema });

/** Everything that makes a site: one build serves them all. */
export const siteDocumentSchema = z.strictObject({
  name: localized(60),
  logo: drawingSchema.nullable(),
  favicon: drawingSchema.nullable(),
  theme: siteThemeSchema,
  /** The first one is the address in links. Names of example domains count outside production only. */
  hosts: z.array(hostSchema).max(10),
  locales: z.array(localeSchema).min(1),
  default_locale: localeSchema,
  /** Languages in place of a missing text, the best first. */
  fallbacks: z.partialRecord(localeSchema, z.array(localeSchema).max(locales.length)),
  phone: z.string().regex(/^\+?\d{6,15}$/),
  email: z.email().max(120),
  address: localized(200),
  opening_hours: localized(120),
  about: localized(300),
  social: z.array(z.strictObject({ name: textSchema(30).min(1), url: z.url({ protocol: /^https$/ }) })).max(8),
  currency: z.literal('MNT'),
  time_zone: z.literal('Asia/Ulaanbaatar'),
  hero: z.strictObject({
    /** Title of the home page in search results and tabs. */
    headline: localized(70),
    kicker: localized(60),
    title: localized(120),
    text: localized(300),
    image: z.string().regex(/^\/pictures\/[\w-]+$/),
    actions: z.array(pathOrLink).min(1).max(2),
  }),
  /** Null for the categories of the shop. */
  main_menu: z.array(siteMenuSchema).max(8).nullable(),
  footer: z.array(siteMenuSchema).max(4),
  rails: z
    .array(railSchema.extend({ title: localized(60), url: pathSchema, size: z.number().int().min(1).max(40) }).strict())
    .max(12),
  notices: z
    .array(z.strictObject({ id: z.number().int().min(1), text: localized(160), url: pathSchema.nullable() }))
    .max(3),
  features: z.partialRecord(z.enum(siteFeatures), z.boolean()),
  products_per_page: z.number().int().min(8).max(100),
  /** Kinds of products that the site sells; null for all. */
  product_kinds: z.array(productKindSchema).min(1).nullable(),
  /** Codes of the topics whose articles and news the site shows; null for all. */
  article_topics: z.array(z.string().max(40)).min(1).nullable().default(null),
  guest_checkout: z.boolean(),
  payment_marks: z.array(z.enum(paymentMarks)),
  /** Codes of ways to pay; null for all of the shop. */
  payment_methods: z.array(z.string().max(40)).min(1).nullable(),
  /** Codes of wallets that pay here; null for all. */
  wallets: z.array(z.string().max(40)).nullable(),
  /** Ways of delivery; null for all. */
  delivery: z
    .array(z.enum(['courier', 'pickup']))
    .min(1)
    .nullable(),
  /** Order total from which a lease is offered; the shop's own when null. */
  lease_from: z.number().int().min(1).nullable(),
  analytics: analyticsSchema,
  push: z.boolean(),
  /** The third party that sends messages to devices; null when the shop does. */
  push_sdk: sdkSchema.nullable().default(null),
  /** Whose customers' sessions are followed; null for nobody's. */
  customer_sdk: sdkSchema.nullable(),
  /** Sender of emails; the address of the mail server's setting when null. */
  sender: z.strictObject({ name: localized(60), address: z.email().max(120).nullable() }),
  age_gate: z.enum(['confirm', 'birth_date']),
  release_channel: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
});
export type SiteDocument = z.infer<typeof siteDocumentSchema>;

/** What is wrong at one place of a configuration, and how to mend it. */
export const siteProblemSchema = z.object({ path: z.string(), text: z.string() });
export type SiteProblem = z.infer<typeof siteProblemSchema>;

export const staffSiteSchema = z
  .object({
    code: siteCodeSchema,
    name: z.string(),
    /** Address of the site as visitors open it. */
    origin: z.string(),
    /** Version that is published. */
    version: z.number().int(),
    published_at: timeSchema,
    has_draft: z.boolean(),
  })
  .meta({ id: 'StaffSite' });
export type StaffSite = z.infer<typeof staffSiteSchema>;

const siteVersionSchema = z.object({
  version: z.number().int(),
  at: timeSchema,
  /** Null for those of an update of the shop. */
  author: z.string().nullable(),
  note: z.string(),
});
export type SiteVersion = z.infer<typeof siteVersionSchema>;

export const staffSiteDetailSchema = staffSiteSchema
  .extend({
    /** The draft, or what is published. Its shape is the document's; a draft may be incomplete. */
    config: z.record(z.string(), z.unknown()),
    /** Counts the saves of the draft, so that two editors notice each other. */
    draft_version: z.number().int(),
    draft_author: z.string().nullable(),
    problems: z.array(siteProblemSchema),
    versions: z.array(siteVersionSchema),
    choices: z.object({
      payment_methods: z.array(z.object({ code: z.string(), name: z.string() })),
      wallets: z.array(z.object({ code: z.string(), name: z.string() })),
      article_topics: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  })
  .meta({ id: 'StaffSiteDetail' });
export type StaffSiteDetail = z.infer<typeof staffSiteDetailSchema>;

const codeParams = z.object({ code: siteCodeSchema });
const lock = { draft_version: z.number().int().min(0) };
const note = textSchema(200);

export const listSitesSchemas = {
  answer: z.object({ sites: z.array(staffSiteSchema) }).meta({ id: 'StaffSites' }),
};

export const getSiteSchemas = { params: codeParams, answer: staffSiteDetailSchema };

export const createSiteSchemas = {
  body: z.object({
    /** Code of the site to copy. */
    from: siteCodeSchema,
    code: siteCodeSchema,
    host: hostSchema,
    name: textSchema(60).min(1),
  }),
  answer: staffSiteDetailSchema,
  errors: ['SITE_EXISTS', 'SITE_HOST_TAKEN'] as const,
};

/** Body of POST /back_office/sites. */
export type NewSite = z.input<typeof createSiteSchemas.body>;

export const changeSiteSchemas = {
  params: codeParams,
  body: z.object({ ...lock, config: z.record(z.string(), z.unknown()) }),
  answer: staffSiteDetailSchema,
};

export const removeSiteDraftSchemas = {
  params: codeParams,
  query: z.object({ draft_version: z.coerce.number<number>().int().min(0) }),
};

export const publishSiteSchemas = {
  params: codeParams,
  body: z.object({ ...lock, note }),
  answer: staffSiteDetailSchema,
  errors: ['SITE_INVALID'] as const,
};

export const previewSiteSchemas = {
  params: codeParams,
  body: z.object(lock),
  answer: z.object({ url: z.string(), expires_at: timeSchema }),
  errors: ['SITE_INVALID'] as const,
};

export const restoreSiteSchemas = {
  params: codeParams.extend({ version: z.coerce.number<number>().int().positive() }),
  body: z.object(lock),
  answer: staffSiteDetailSchema,
};
