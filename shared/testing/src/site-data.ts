import type { SiteData } from '@ortoo/contracts';
import { locales } from '@ortoo/i18n';

/** A small site for tests and for a remote that runs alone. */
export const exampleSite: SiteData = {
  taxons: [],
  menus: { main: [{ title: 'Бараа', url: '/t/goods', icon: null, children: [] }], footer: [] },
  translation: {},
  notifications: [],
  configs: {
    code: 'ortoo',
    name: 'Өртөө',
    logo: null,
    theme: 'ortoo',
    default_locale: 'mn',
    locales: [...locales],
    products_per_page: 40,
    guest_checkout: false,
    currency: 'MNT',
    time_zone: 'Asia/Ulaanbaatar',
    phone: '+97677001234',
    email: 'hello@ortoo.example',
    address: 'Улаанбаатар',
    opening_hours: 'Өдөр бүр 9:00–21:00',
    about: 'Аялал, зочид буудал, тасалбар, барааг олон дэлгүүрээс нэг дор.',
    payment_marks: ['qpay', 'card', 'bank_app'],
    social: [],
    features: {},
    age_gate: 'confirm',
    shop_origin: null,
    push: true,
    analytics: { kind: 'none' },
  },
  badges: {},
  presets: {
    rails: [],
    hero: {
      headline: 'Аялал, буудал, купон, бараа нэг дор',
      kicker: 'Өртөөнөөс өртөө дамжин',
      title: 'Аялал тань эндээс эхэлнэ',
      text: 'Говиос Хөвсгөл хүртэлх аялал, тухтай буудал.',
      image: '/pictures/hero-steppe_dawn',
      actions: [
        { title: 'Аялал сонгох', url: '/t/trips' },
        { title: 'Дэлгүүр хэсэх', url: '/products' },
      ],
    },
  },
  zones: [],
  store_locations: [],
  delivery_hours: { city: [0, 48], country: [168, 336] },
  generated_at: '2026-11-21T00:00:00.000Z',
};
