import { limits } from '@ortoo/contracts';
import { locales } from '@ortoo/i18n';
import { brandHeader, brandMenus, footerMenus } from './menus';
import type { FirstSite } from './site-shapes';
import { steppe } from './steppe';
import { brandTheme, shopTheme } from './themes';

const main: FirstSite = {
  code: 'ortoo',
  hosts: [],
  name: { mn: 'Өртөө', en: 'Ortoo', ru: 'Ортоо', cn: 'Ortoo', it: 'Ortoo' },
  logo: null,
  favicon: null,
  theme: shopTheme,
  default_locale: 'mn',
  locales: [...locales],
  fallbacks: { ru: ['en'], cn: ['en'], it: ['en'] },
  products_per_page: limits.productsPerPage,
  guest_checkout: false,
  currency: 'MNT',
  time_zone: 'Asia/Ulaanbaatar',
  phone: '+97677001234',
  email: 'hello@ortoo.example',
  address: {
    mn: 'Улаанбаатар, Сүхбаатар дүүрэг, 8-р хороо, Их сургуулийн гудамж 3',
    en: '3 University Street, 8th khoroo, Sukhbaatar district, Ulaanbaatar',
    ru: 'Улан-Батор, район Сухбатор, 8-й хорон, Университетская улица, 3',
    cn: '乌兰巴托市苏赫巴托区第8街区大学街3号',
    it: 'Via dell’Università 3, 8° khoroo, distretto di Sukhbaatar, Ulaanbaatar',
  },
  opening_hours: {
    mn: 'Өдөр бүр 9:00–\u206021:00',
    en: 'Every day, 9 am to 9 pm',
    ru: 'Ежедневно с 9:00 до 21:00',
    cn: '每天9:00–\u206021:00',
    it: 'Tutti i giorni, 9:00–\u206021:00',
  },
  about: {
    mn: 'Аялал, зочид буудал, тасалбар, барааг олон дэлгүүрээс нэг дор.',
    en: 'Trips, hotels, tickets and goods from many shops in one place.',
    ru: 'Путешествия, отели, билеты и товары разных магазинов в одном месте.',
    cn: '旅行、酒店、门票与各家商品，一站购齐。',
    it: 'Viaggi, hotel, biglietti e prodotti di tanti negozi in un solo posto.',
  },
  payment_marks: ['qpay', 'card', 'bank_app'],
  social: [
    { name: 'Facebook', url: 'https://facebook.example/ortoo' },
    { name: 'Instagram', url: 'https://instagram.example/ortoo' },
    { name: 'YouTube', url: 'https://youtube.example/ortoo' },
  ],
  features: {
    ...{ wishes: true, compare: true, brand_site: true, newsletter: true },
    ...{ wheel: true, promotions: true, articles: true, lease: true },
  },
  product_kinds: null,
  payment_methods: null,
  wallets: null,
  delivery: null,
  lease_from: null,
  analytics: { kind: 'none' },
  push: true,
  customer_sdk: null,
  sender: { name: { mn: 'Өртөө', en: 'Ortoo', ru: 'Ортоо', cn: 'Ortoo', it: 'Ortoo' }, address: null },
  age_gate: 'confirm',
  release_channel: 'stable',
  hero: {
    headline: { mn: 'Аялал, буудал, купон, бараа нэг дор', en: 'Trips, hotels, coupons and goods in one place' },
    kicker: { mn: 'Өртөөнөөс өртөө дамжин', en: 'From one relay station to the next' },
    title: { mn: 'Аялал тань эндээс эхэлнэ', en: 'Your journey starts here' },
    text: {
      mn: 'Говиос Хөвсгөл хүртэлх аялал, тухтай буудал, хямд купон, монгол урчуудын бараа. Захиалаад QR кодоор төлөөрэй.',
      en: 'Trips from the Gobi to Khuvsgul, comfortable stays, good-value coupons and goods made by Mongolian craftspeople. Order and pay by QR code.',
    },
    image: '/pictures/hero-steppe_dawn',
    actions: [
      { title: { mn: 'Аялал сонгох', en: 'Choose a trip' }, url: '/t/trips' },
      { title: { mn: 'Дэлгүүр хэсэх', en: 'Browse the shop' }, url: '/products' },
    ],
  },
  main_menu: null,
  rails: [
    {
      id: 'new',
      kind: 'new',
      value: null,
      url: '/products?sort=date_desc',
      size: limits.newArrivals,
      title: { mn: 'Шинээр ирсэн', en: 'New arrivals' },
    },
    {
      id: 'sale',
      kind: 'sale',
      value: null,
      url: '/products?sort=sale_desc',
      size: 20,
      title: { mn: 'Хямдралтай', en: 'On sale' },
    },
    {
      id: 'look-books',
      kind: 'look_books',
      value: null,
      url: '/look-books',
      size: 4,
      title: { mn: 'Бэлэн багц', en: 'Look books' },
    },
    {
      id: 'hotels',
      kind: 'kind',
      value: 'hotel',
      url: '/hotels',
      size: 12,
      title: { mn: 'Буудал, жуулчны бааз', en: 'Hotels and ger camps' },
    },
    {
      id: 'trips',
      kind: 'kind',
      value: 'trip',
      url: '/products?kind=trip',
      size: 12,
      title: { mn: 'Аяллын багц', en: 'Trips' },
    },
    {
      id: 'coupons',
      kind: 'kind',
      value: 'coupon',
      url: '/products?kind=coupon',
      size: 12,
      title: { mn: 'Купон', en: 'Coupons' },
    },
    {
      id: 'brands',
      kind: 'brands',
      value: null,
      url: '/brands',
      size: 12,
      title: { mn: 'Брэндүүд', en: 'Brands' },
    },
  ],
  footer: [...footerMenus],
  notices: [
    {
      id: 1,
      text: {
        mn: 'Улаанбаатар хотод 200,000₮-өөс дээш захиалгыг үнэгүй хүргэнэ.',
        en: 'Free delivery in Ulaanbaatar for orders of 200,000₮ and more.',
      },
      url: null,
    },
  ],
};

const brand: FirstSite = {
  ...main,
  code: 'munkh-tsas',
  hosts: ['munkh-tsas.localhost', 'munkh-tsas.example'],
  name: { mn: 'Мөнх Цас', en: 'Munkh Tsas', ru: 'Мунх Цас', cn: '永雪', it: 'Munkh Tsas' },
  theme: brandTheme,
  sender: { name: { mn: 'Мөнх Цас', en: 'Munkh Tsas', ru: 'Мунх Цас', cn: '永雪', it: 'Munkh Tsas' }, address: null },
  guest_checkout: true,
  about: {
    mn: 'Хөвсгөлийн улаан буудай, мөнх цасны усаар зургаа нэрж, 500 гаруй цаг амраасан архи.',
    en: 'Vodka from Khuvsgul red wheat and snowmelt, distilled six times and rested for over 500 hours.',
    ru: 'Водка из хубсугульской красной пшеницы и талой воды: шесть перегонок и более 500 часов отдыха.',
    cn: '选用库苏古尔红小麦与融雪之水，六次蒸馏，静置500余小时的伏特加。',
    it: 'Vodka di grano rosso del Khuvsgul e acqua di neve, distillata sei volte e lasciata riposare oltre 500 ore.',
  },
  social: [{ name: 'Instagram', url: 'https://instagram.example/munkh-tsas' }],
  features: { ...main.features, compare: false, newsletter: false },
  age_gate: 'birth_date',
  rails: [],
  notices: [],
  main_menu: brandHeader,
  footer: [...brandMenus],
};

/** Sites that every shop has, the main one first. */
export const firstSites: readonly [FirstSite, ...FirstSite[]] = [main, brand];

/** Examples of further sites, outside production. */
export const exampleSites: readonly FirstSite[] = [steppe];
