import type { StaffSiteDetail } from '@ortoo/contracts';

const palette = {
  ...{ ground: '#faf7f0', surface: '#fffdf8', sand: '#f1eadb', ink: '#1f2a20', 'ink-soft': '#55604f' },
  ...{ action: '#2f6136', 'action-hover': '#234a29', 'on-action': '#fffdf8', 'action-wash': '#e6eedd' },
  ...{ night: '#1c2b20', 'on-night': '#f6f0e1', 'on-night-soft': '#b5c2ad' },
};

const link = (en: string, url: string) => ({ title: { en }, url, children: [] });

/** A site of two languages, as the editor gets it. */
export const staffSite: StaffSiteDetail = {
  code: 'steppe',
  name: 'Steppe & Sky',
  origin: 'http://steppe.localhost:3000',
  version: 3,
  published_at: '2026-11-20T03:00:00Z',
  has_draft: false,
  draft_version: 5,
  draft_author: null,
  problems: [],
  versions: [
    { version: 3, at: '2026-11-20T03:00:00Z', author: 'Анужин Цэрэн', note: 'Winter' },
    { version: 1, at: '2026-11-01T03:00:00Z', author: null, note: '' },
  ],
  choices: {
    payment_methods: [
      { code: 'qr', name: 'QR code' },
      { code: 'card', name: 'Bank card' },
    ],
    wallets: [{ code: 'money', name: 'Wallet' }],
    article_topics: [
      { code: 'travel', name: 'Travel' },
      { code: 'winter', name: 'Winter' },
    ],
  },
  config: {
    ...{ name: { en: 'Steppe & Sky', mn: 'Тал Тэнгэр' }, logo: null, favicon: null, hosts: ['steppe.localhost'] },
    theme: { base: 'ortoo', light: palette, dark: palette, radius: 'soft', font: 'onest', font_display: 'serif' },
    ...{ locales: ['en', 'mn'], default_locale: 'en', fallbacks: { mn: ['en'] } },
    ...{ phone: '+97677005678', email: 'hello@steppe.example', address: {}, opening_hours: {}, about: {}, social: [] },
    hero: {
      ...{ headline: { en: 'Journeys' }, kicker: {}, title: { en: 'Sky' }, text: {}, image: '/pictures/hero' },
      actions: [{ title: { en: 'Trips' }, url: '/t/trips' }],
    },
    main_menu: [{ ...link('Mongolia', '/t/trips/mongolia'), children: [link('The Gobi', '/t/trips/mongolia/gobi')] }],
    footer: [],
    rails: [{ id: 'new', kind: 'new', value: null, url: '/products', size: 12, title: { en: 'New' } }],
    notices: [{ id: 1, text: { en: 'Ask for a trip' }, url: '/quote' }],
    ...{ features: { wheel: false }, products_per_page: 24, product_kinds: ['trip', 'hotel'], guest_checkout: true },
    article_topics: null,
    ...{ payment_marks: ['qpay'], payment_methods: ['qr'], wallets: null, delivery: ['pickup'], lease_from: null },
    ...{
      analytics: { kind: 'none' },
      push: false,
      push_sdk: null,
      customer_sdk: null,
      sender: { name: {}, address: null },
    },
    ...{ age_gate: 'confirm', release_channel: 'stable', currency: 'MNT', time_zone: 'Asia/Ulaanbaatar' },
  },
};
