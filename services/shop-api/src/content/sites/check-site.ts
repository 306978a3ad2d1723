import { type SiteDocument, type SiteProblem, type ThemePalette, weakPairsOf, minContrast } from '@ortoo/contracts';
import { siteDocumentSchema } from '@ortoo/contracts/schema';
import type { Locale } from '@ortoo/i18n';
import { localeNames } from '@ortoo/i18n/locales';
import { textIn, type TextKey } from '../../messages/index';

/** What is wrong at one place, as a text of the reader's language. */
interface Fault {
  path: readonly PropertyKey[];
  key: TextKey;
  values?: Readonly<Record<string, string | number>>;
}

/** Codes that exist in the shop. */
export interface SiteChoices {
  payment_methods: readonly string[];
  wallets: readonly string[];
  article_topics: readonly string[];
  /** Host names of other sites. */
  hosts: readonly string[];
}

type Texts = Partial<Record<Locale, string>>;

const fieldsInEveryLanguage = ['name', 'about', 'address', 'opening_hours'] as const;

const missingIn = (texts: Texts, { default_locale: locale }: SiteDocument, path: readonly PropertyKey[]): Fault[] =>
  texts[locale] ? [] : [{ path: [...path, locale], key: 'sites.text', values: { language: localeNames[locale] } }];

const textFaults = (site: SiteDocument): Fault[] => [
  ...fieldsInEveryLanguage.flatMap(field => missingIn(site[field], site, [field])),
  ...missingIn(site.hero.title, site, ['hero', 'title']),
  ...site.hero.actions.flatMap(({ title }, at) => missingIn(title, site, ['hero', 'actions', at, 'title'])),
  ...site.rails.flatMap(({ title }, at) => missingIn(title, site, ['rails', at, 'title'])),
  ...site.notices.flatMap(({ text }, at) => missingIn(text, site, ['notices', at, 'text'])),
  ...(['main_menu', 'footer'] as const).flatMap(menu =>
    (site[menu] ?? []).flatMap(({ title, children }, at) => [
      ...missingIn(title, site, [menu, at, 'title']),
      ...children.flatMap((child, below) => missingIn(child.title, site, [menu, at, 'children', below, 'title'])),
    ]),
  ),
];

const contrastFaults = ({ theme }: SiteDocument): Fault[] =>
  (['light', 'dark'] as const).flatMap(scheme =>
    weakPairsOf(theme[scheme] satisfies ThemePalette).map(({ text, ground, ratio }) => ({
      path: ['theme', scheme, text],
      key: 'sites.contrast' as const,
      values: { ground, ratio, min: minContrast },
    })),
  );

const repeated = <T>(list: readonly T[]): number[] => list.flatMap((one, at) => (list.indexOf(one) < at ? [at] : []));

const languageFaults = ({ locales, default_locale, fallbacks }: SiteDocument): Fault[] => [
  ...(locales.includes(default_locale) ? [] : [{ path: ['default_locale'], key: 'sites.defaultLocale' as const }]),
  ...Object.entries(fallbacks).flatMap(([locale, chain]) =>
    chain.includes(locale as Locale) ? [{ path: ['fallbacks', locale], key: 'sites.fallback' as const }] : [],
  ),
];

const unknownIn = (path: string, codes: readonly string[] | null, known: readonly string[]): Fault[] =>
  (codes ?? []).flatMap((code, at) =>
    known.includes(code) ? [] : [{ path: [path, at], key: 'sites.unknownCode' as const, values: { code } }],
  );

const ruleFaults = (site: SiteDocument, choices: SiteChoices): Fault[] => [
  ...textFaults(site),
  ...contrastFaults(site),
  ...languageFaults(site),
  ...repeated(site.rails.map(({ id }) => id)).map(at => ({
    path: ['rails', at, 'id'],
    key: 'sites.repeated' as const,
  })),
  ...repeated(site.notices.map(({ id }) => id)).map(at => ({
    path: ['notices', at, 'id'],
    key: 'sites.repeated' as const,
  })),
  ...site.rails.flatMap(({ kind, value }, at) =>
    (kind === 'taxon' || kind === 'kind') && !value
      ? [{ path: ['rails', at, 'value'], key: 'sites.railValue' as const }]
      : [],
  ),
  ...unknownIn('payment_methods', site.payment_methods, choices.payment_methods),
  ...unknownIn('wallets', site.wallets, choices.wallets),
  ...unknownIn('article_topics', site.article_topics, choices.article_topics),
  ...site.hosts.flatMap((host, at) =>
    choices.hosts.includes(host) ? [{ path: ['hosts', at], key: 'sites.hostTaken' as const, values: { host } }] : [],
  ),
];

const pathText = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** Keys of the texts for what a schema finds. */
const shapeKeys: Record<string, TextKey> = {
  invalid_type: 'sites.shape',
  invalid_value: 'sites.choice',
  unrecognized_keys: 'sites.unknownField',
  too_small: 'sites.small',
  too_big: 'sites.big',
};

interface Issue {
  code: string;
  path: readonly PropertyKey[];
  minimum?: number | bigint;
  maximum?: number | bigint;
  keys?: readonly string[];
}

const shapeFault = ({ code, path, minimum, maximum, keys = [] }: Issue): Fault => ({
  path: [...path, ...keys.slice(0, 1)],
  key: shapeKeys[code] ?? 'sites.format',
  values: { min: Number(minimum ?? 0), max: Number(maximum ?? 0) },
});

export type CheckedSite = { ok: true; site: SiteDocument } | { ok: false; problems: SiteProblem[] };

/** A configuration that a site can be served by, or every place that is wrong in it and how to mend it. */
export const checkSite = (config: unknown, choices: SiteChoices, locale: Locale): CheckedSite => {
  const parsed = siteDocumentSchema.safeParse(config);
  const faults = parsed.success ? ruleFaults(parsed.data, choices) : parsed.error.issues.map(shapeFault);
  if (parsed.success && faults.length === 0) return { ok: true, site: parsed.data };
  return {
    ok: false,
    problems: faults.map(({ path, key, values }) => ({ path: pathText(path), text: textIn(locale, key, values) })),
  };
};
