import type { SiteDocument, SiteProblem, StaffSiteDetail } from '@ortoo/contracts';

/** Parts of the editor, in their order, with the settings of each. */
export const siteSections = {
  general: [
    'name',
    'hosts',
    'logo',
    'favicon',
    'about',
    'address',
    'opening_hours',
    'phone',
    'email',
    'social',
    'hero',
    'features',
    'age_gate',
  ],
  look: ['theme'],
  menus: ['main_menu', 'footer', 'notices'],
  rails: ['rails'],
  languages: ['locales', 'default_locale', 'fallbacks'],
  selling: [
    'product_kinds',
    'article_topics',
    'products_per_page',
    'guest_checkout',
    'payment_methods',
    'payment_marks',
    'wallets',
    'delivery',
    'lease_from',
    'currency',
    'time_zone',
  ],
  messages: ['sender', 'analytics', 'push', 'push_sdk', 'customer_sdk', 'release_channel'],
  history: [],
} as const satisfies Record<string, readonly (keyof SiteDocument)[]>;

export type SiteSection = keyof typeof siteSections;

export const sectionNames = Object.keys(siteSections) as SiteSection[];

/** The part of the editor that shows a setting. */
export const sectionOf = (path: string): SiteSection => {
  const [setting = ''] = path.split('.');
  return sectionNames.find(name => siteSections[name].some(one => one === setting)) ?? 'general';
};

/** Problems by the part of the editor that shows them. */
export const countProblems = (problems: readonly SiteProblem[]): Partial<Record<SiteSection, number>> => {
  const counts: Partial<Record<SiteSection, number>> = {};
  for (const { path } of problems) {
    const section = sectionOf(path);
    counts[section] = (counts[section] ?? 0) + 1;
  }
  return counts;
};

/** The configuration as the form edits it: whole but for texts, for it began as that of a published site. */
export const documentOf = ({ config }: Pick<StaffSiteDetail, 'config'>): SiteDocument => config as SiteDocument;

/** The problems of what was saved, without those of settings that have been changed since: their places may be others. */
export const openProblems = (
  { problems, config }: Pick<StaffSiteDetail, 'problems' | 'config'>,
  now: SiteDocument,
): SiteProblem[] => {
  const typed: Record<string, unknown> = { ...now };
  return problems.filter(({ path }) => {
    const [setting = ''] = path.split('.');
    return JSON.stringify(typed[setting]) === JSON.stringify(config[setting]);
  });
};

/** A text of one language; an empty one is none. */
export const withText = <Texts extends Partial<Record<string, string>>>(
  texts: Texts,
  locale: string,
  text: string,
): Texts => {
  const { [locale]: _, ...others } = texts;
  return (text === '' ? others : { ...texts, [locale]: text }) as Texts;
};

/** A list with one item moved one place. */
export const moved = <T>(list: readonly T[], at: number, by: -1 | 1): T[] => {
  const to = at + by;
  const item = list[at];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, place) => place !== at);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** A number of a text of digits; null when there is none. */
export const numberIn = (text: string): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, 10);
  return digits === '' ? null : Number(digits);
};
