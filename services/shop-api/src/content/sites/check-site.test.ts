import type { SiteDocument } from '@ortoo/contracts';
import type { FirstSite } from '../site-shapes';
import { exampleSites, firstSites } from '../sites';
import { checkSite } from './check-site';

const choices = {
  payment_methods: ['qr', 'card', 'bank_transfer'],
  wallets: ['money'],
  article_topics: ['travel', 'winter'],
  hosts: ['munkh-tsas.mn'],
};

const documentOf = ({ code: _, ...site }: FirstSite): SiteDocument => site;
const agency = documentOf(exampleSites[0]!);

const problemsOf = (config: unknown) => {
  const checked = checkSite(config, choices, 'en');
  return checked.ok ? [] : checked.problems;
};

it.each([...firstSites, ...exampleSites].map(site => [site.code, site] as const))('%s can be served', (_code, site) =>
  expect(problemsOf(documentOf(site))).toEqual([]),
);

describe('what is wrong is named by its place, with how to mend it', () => {
  const { theme } = agency;
  it.each<[string, Partial<Record<keyof SiteDocument | 'colour', unknown>>, string, RegExp]>([
    [
      'a weak colour, with its ratio',
      { theme: { ...theme, light: { ...theme.light, 'on-action': '#8899aa' } } },
      'theme.light.on-action',
      /“action”: 2\.\d+:1, at least 4\.5:1/,
    ],
    ['no colour', { theme: { ...theme, dark: { ...theme.dark, ink: 'white' } } }, 'theme.dark.ink', /example/],
    ['a name without the main language', { name: { mn: 'Тал Тэнгэр' } }, 'name.en', /English/],
    ['a main language that is not offered', { locales: ['mn'] }, 'default_locale', /main language/],
    ['a language in place of itself', { fallbacks: { ru: ['en', 'ru'] } }, 'fallbacks.ru', /does not replace itself/],
    ['a host of another site', { hosts: ['steppe.mn', 'munkh-tsas.mn'] }, 'hosts.1', /munkh-tsas\.mn/],
    ['an unknown way to pay', { payment_methods: ['qr', 'gold'] }, 'payment_methods.1', /“gold”/],
    ['an unknown wallet', { wallets: ['purse'] }, 'wallets.0', /“purse”/],
    ['an unknown topic', { article_topics: ['travel', 'boats'] }, 'article_topics.1', /“boats”/],
    ['no topic', { article_topics: [] }, 'article_topics', /./],
    ['too many products on a page', { products_per_page: 500 }, 'products_per_page', /at most 100/],
    ['an unknown kind', { product_kinds: ['boats'] }, 'product_kinds.0', /list/],
    ['a setting that does not exist', { colour: 'red' }, 'colour', /no such setting/],
    ['a script in place of a picture', { logo: 'data:text/html,<script>' }, 'logo', /example/],
    [
      'a script of a partner without an address',
      { customer_sdk: { script: 'javascript:alert(1)', origins: [] } },
      'customer_sdk.script',
      /example/,
    ],
    [
      'a script for messages without an address',
      { push_sdk: { script: 'data:text/javascript,alert(1)', origins: [] } },
      'push_sdk.script',
      /example/,
    ],
    ['no id of a data stream', { analytics: { kind: 'ga4', id: 'UA-1' } }, 'analytics.id', /example/],
    [
      'a partner’s origin that is none',
      { customer_sdk: { script: '/sandbox/customer-sdk.js', origins: ['collect'] } },
      'customer_sdk.origins.0',
      /example/,
    ],
    [
      'a link to elsewhere',
      { notices: [{ id: 1, text: { en: 'x' }, url: '//evil.example' }] },
      'notices.0.url',
      /example/,
    ],
    [
      'two notices of one id',
      { notices: [1, 1].map(id => ({ id, text: { en: 'x' }, url: null })) },
      'notices.1.id',
      /used above/,
    ],
    ['a row without its category', { rails: [{ ...agency.rails[0], value: null }] }, 'rails.0.value', /category/],
  ])('%s', (_what, change, path, text) =>
    expect(problemsOf({ ...agency, ...change })).toContainEqual({ path, text: expect.stringMatching(text) }),
  );

  it('names a missing setting', () => {
    const { email: _, ...rest } = agency;
    expect(problemsOf(rest)).toEqual([{ path: 'email', text: 'Fill this in.' }]);
  });
});
