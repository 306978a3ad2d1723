import { limits } from '@ortoo/contracts';
import type { Breadcrumb, PageContext, PageHead } from '@ortoo/remote';
import { homePath } from './paths';

interface BrandHead {
  /** Of the document; the brand's name when empty. */
  title: string;
  /** For readers of age; others and crawlers get the gate's. */
  description: string;
  path: string;
  image?: string;
  /** Between the brand's first page and this one. */
  trail?: readonly Breadcrumb[];
  /** For readers of age. */
  jsonLd?: readonly Record<string, unknown>[];
}

/** What crawlers learn, who never get past the gate. */
const gatedPage = (name: string, description: string, path: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name,
  description,
  url: path,
  isFamilyFriendly: false,
  audience: { '@type': 'PeopleAudience', suggestedMinAge: limits.ageGateYears },
});

/** Metadata of a page of the brand, with or without a confirmed age. */
export const brandHead = (context: PageContext, head: BrandHead): PageHead => {
  const { t, adult, site } = context;
  const { title, path, trail = [], jsonLd = [] } = head;
  const description = adult ? head.description : t('gate.description');
  const home = homePath(site);
  return {
    title,
    description,
    canonical: path,
    image: (adult && head.image) || '/pictures/brand-gate',
    jsonLd: adult ? jsonLd : [gatedPage(title || t('brand'), description, path)],
    ...(path !== home && {
      breadcrumbs: [{ label: t('brand'), path: home }, ...trail, { label: title, path }],
    }),
  };
};
