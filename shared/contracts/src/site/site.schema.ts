import { z } from 'zod';
import { ageGateKinds } from '../age-gate';
import { badgeSchema } from '../badges/badges.schema';
import { localeSchema, timeSchema } from '../common.schema';
import { deliveryHoursSchema } from '../shipments/shipments.schema';
import { taxonSchema } from '../taxons/taxons.schema';

/** The compiler cannot infer a type that contains itself. */
export interface Menu {
  title: string;
  url: string | null;
  icon: string | null;
  children: Menu[];
}

export const menuSchema = z
  .object({
    title: z.string(),
    /** Path without the locale prefix. */
    url: z.string().nullable(),
    icon: z.string().nullable(),
    get children(): z.ZodArray<z.ZodType<Menu>> {
      return z.array(menuSchema);
    },
  })
  .meta({ id: 'Menu' });

/** One row of products on the home page. */
export const railSchema = z.object({
  id: z.string(),
  kind: z.enum(['new', 'sale', 'taxon', 'kind', 'brands', 'look_books']),
  title: z.string(),
  /** Taxon permalink or product kind, when the rail's kind requires one. */
  value: z.string().nullable(),
  url: z.string(),
  size: z.number().int(),
});
export type Rail = z.infer<typeof railSchema>;

const web = z.url({ protocol: /^https?$/ });

/** Analytics services that receive shop events after the visitor's consent. */
export const analyticsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('data_layer'),
    /** Script that reads the layer, such as a tag manager; loaded after consent. */
    script: web.nullable().default(null),
    /** Origins that the script sends data to. */
    origins: z.array(web).default([]),
  }),
  /** Google Analytics 4 without a tag manager; the id of its data stream. */
  z.object({ kind: z.literal('ga4'), id: z.string().regex(/^G-[A-Z0-9]{4,16}$/) }),
  /** An image request with the payload in its address. */
  z.object({ kind: z.literal('pixel'), url: web }),
]);
export type Analytics = z.infer<typeof analyticsSchema>;

/** A third party's script, in pages of the site. */
export const sdkSchema = z.object({
  /** Its address, or a path of the shop's own. */
  script: z
    .string()
    .max(300)
    .regex(/^(?:https?:\/\/[^\s/]|\/[^\s/])\S*$/),
  /** Origins that the script sends data to. */
  origins: z.array(web).max(5).default([]),
});
export type Sdk = z.infer<typeof sdkSchema>;

/** Ways to pay that every page's footer names. */
export const paymentMarks = ['qpay', 'card', 'bank_app'] as const;

/** The head of the home page. */
export const heroSchema = z.object({
  /** Its title for search engines and tabs. */
  headline: z.string(),
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  actions: z.array(z.object({ title: z.string(), url: z.string() })),
});

const tokensSchema = z.record(z.string(), z.string());

/** Values of tokens by name: colours of both schemes, and measures. */
export const siteStyleSchema = z.object({
  light: tokensSchema,
  dark: tokensSchema,
  measures: tokensSchema,
  favicon: z.string().nullable(),
});
export type SiteStyle = z.infer<typeof siteStyleSchema>;

export const siteConfigSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** A picture's path or a drawing as data address, in place of the shop's mark. */
  logo: z.string().nullable(),
  theme: z.string(),
  /** What the site changes of the theme; the document server makes styles of it and keeps it from pages. */
  style: siteStyleSchema.optional(),
  default_locale: localeSchema,
  locales: z.array(localeSchema),
  products_per_page: z.number().int(),
  guest_checkout: z.boolean(),
  currency: z.literal('MNT'),
  time_zone: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** When the phone is answered, in the reader's language. */
  opening_hours: z.string(),
  /** What the site sells, in a sentence. */
  about: z.string(),
  payment_marks: z.array(z.enum(paymentMarks)),
  social: z.array(z.object({ name: z.string(), url: z.url() })),
  features: z.record(z.string(), z.boolean()),
  /** What its age gate requires: pressing a button, or the date of birth. */
  age_gate: z.enum(ageGateKinds),
  /** Public origin of the combined shop, of a site with another host; null on the shop itself. */
  shop_origin: z.url().nullable(),
  /** Whether the site asks for permission to send notices to the device. */
  push: z.boolean(),
  analytics: analyticsSchema,
  /** Sends those notices in place of the shop itself; absent for a site without one. */
  push_sdk: sdkSchema.optional(),
  /** Knows whether its customer is signed in there, and signs the customer out; absent for a site without one. */
  customer_sdk: sdkSchema.optional(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

export const siteDataSchema = z
  .object({
    taxons: z.array(taxonSchema),
    menus: z.object({ main: z.array(menuSchema), footer: z.array(menuSchema) }),
    translation: z.record(z.string(), z.string()),
    notifications: z.array(z.object({ id: z.number().int(), text: z.string(), url: z.string().nullable() })),
    configs: siteConfigSchema,
    badges: z.record(z.string(), badgeSchema),
    presets: z.object({ rails: z.array(railSchema), hero: heroSchema }),
    zones: z.array(z.object({ code: z.string(), name: z.string() })),
    store_locations: z.array(
      z.object({ id: z.number().int(), name: z.string(), address: z.string(), hours: z.string(), phone: z.string() }),
    ),
    /** Null when no courier serves the whole country. */
    delivery_hours: deliveryHoursSchema.nullable(),
    generated_at: timeSchema,
  })
  .meta({ id: 'SiteData' });
/** A site's data that does not depend on the visitor, in the reader's language. */
export type SiteData = z.infer<typeof siteDataSchema>;

export const getSiteDataSchemas = {
  query: z.object({
    date: z.string().max(40).optional(),
    load_zones: z.stringbool().default(false),
    load_store_locations: z.stringbool().default(false),
  }),
  answer: siteDataSchema,
};
