import { limits } from '@ortoo/contracts';
import type { MenuText } from './menus';
import type { FirstSite } from './site-shapes';
import { steppeTheme } from './themes';

type LinkText = MenuText['children'][number];
const link = (en: string, mn: string, ru: string, url: string): LinkText => ({
  title: { en, mn, ru },
  url,
  children: [],
});

/** A tent under the evening sun. */
const mark =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' rx='12' fill='#2f6136'/>" +
  "<circle cx='27' cy='13' r='5' fill='#f0b95b'/><path d='M6 30 17 13l11 17z' fill='#fffdf8'/>" +
  "<path d='M17 20l5 10H12z' fill='#2f6136'/></svg>";

const drawing = `data:image/svg+xml,${encodeURIComponent(mark).replace(
  /['()]/g,
  sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
)}`;

const mainMenu: MenuText[] = [
  {
    title: { en: 'Mongolia', mn: 'Монгол орноор', ru: 'Монголия' },
    url: '/t/trips/mongolia',
    children: [
      link('The Gobi', 'Говь', 'Гоби', '/t/trips/mongolia/gobi'),
      link('Khuvsgul', 'Хөвсгөл', 'Хубсугул', '/t/trips/mongolia/khuvsgul'),
      link('Central Mongolia', 'Төв халх', 'Центральная Монголия', '/t/trips/mongolia/central'),
      link('The Altai', 'Алтай', 'Алтай', '/t/trips/mongolia/altai'),
    ],
  },
  {
    title: { en: 'Abroad', mn: 'Гадаад аялал', ru: 'За границу' },
    url: '/t/trips/abroad',
    children: [
      link('Asia', 'Ази', 'Азия', '/t/trips/abroad/asia'),
      link('Europe', 'Европ', 'Европа', '/t/trips/abroad/europe'),
    ],
  },
  {
    title: { en: 'Hotels', mn: 'Зочид буудал', ru: 'Отели' },
    url: '/t/hotels/ulaanbaatar',
    children: [],
  },
  {
    title: { en: 'Ger camps', mn: 'Жуулчны бааз', ru: 'Юрточные лагеря' },
    url: '/t/hotels/camps',
    children: [
      link('Terelj', 'Тэрэлж', 'Тэрэлж', '/t/hotels/camps/terelj'),
      link('The Gobi', 'Говь', 'Гоби', '/t/hotels/camps/gobi'),
      link('Khuvsgul', 'Хөвсгөл', 'Хубсугул', '/t/hotels/camps/khuvsgul'),
    ],
  },
];

const footer: MenuText[] = [
  {
    title: { en: 'Travel with us', mn: 'Хамт аялъя', ru: 'Путешествия' },
    url: null,
    children: [
      link('All trips', 'Бүх аялал', 'Все поездки', '/t/trips'),
      link('Hotels and ger camps', 'Буудал, жуулчны бааз', 'Отели и юрточные лагеря', '/hotels'),
      link('A trip of your own', 'Захиалгат аялал', 'Поездка по вашему плану', '/quote'),
    ],
  },
  {
    title: { en: 'Your booking', mn: 'Таны захиалга', ru: 'Ваш заказ' },
    url: null,
    children: [
      link('My bookings', 'Миний захиалга', 'Мои заказы', '/orders'),
      link('Cancelling and refunds', 'Цуцлалт, буцаалт', 'Отмена и возврат', '/pages/returns'),
      link('Contact', 'Холбоо барих', 'Контакты', '/pages/contact'),
    ],
  },
  {
    title: { en: 'Steppe & Sky', mn: 'Тал Тэнгэр', ru: 'Степь и небо' },
    url: null,
    children: [
      link('Advice for the road', 'Замын зөвлөгөө', 'Советы в дорогу', '/articles'),
      link('Terms of service', 'Үйлчилгээний нөхцөл', 'Условия', '/pages/terms'),
    ],
  },
];

const name = { en: 'Steppe & Sky', mn: 'Тал Тэнгэр', ru: 'Степь и небо' };

/** A small travel agency: trips and stays alone, English first, another look. */
export const steppe: FirstSite = {
  code: 'steppe',
  hosts: ['steppe.localhost', 'steppe.example'],
  name,
  logo: drawing,
  favicon: drawing,
  theme: steppeTheme,
  default_locale: 'en',
  locales: ['en', 'mn', 'ru'],
  fallbacks: { mn: ['en'], ru: ['en', 'mn'] },
  products_per_page: 24,
  guest_checkout: true,
  currency: 'MNT',
  time_zone: 'Asia/Ulaanbaatar',
  phone: '+97677005678',
  email: 'hello@steppe.example',
  address: {
    en: '12 Seoul Street, 2nd khoroo, Sukhbaatar district, Ulaanbaatar',
    mn: 'Улаанбаатар, Сүхбаатар дүүрэг, 2-р хороо, Сөүлийн гудамж 12',
  },
  opening_hours: {
    en: 'Monday to Saturday, 10 am to 7 pm',
    mn: 'Даваагаас Бямба хүртэл 10:00–\u206019:00',
    ru: 'С понедельника по субботу, 10:00–\u206019:00',
  },
  about: {
    en: 'Small-group journeys and quiet places to stay, planned in Ulaanbaatar by people who grew up on the steppe.',
    mn: 'Цөөн хүнтэй аялал, нам гүм буудаллах газар. Талд өссөн хүмүүс Улаанбаатарт төлөвлөдөг.',
    ru: 'Поездки небольшими группами и тихие места для ночлега. Маршруты составляют в Улан-Баторе те, кто вырос в степи.',
  },
  payment_marks: ['qpay', 'card'],
  social: [{ name: 'Instagram', url: 'https://instagram.example/steppe' }],
  features: {
    ...{ wishes: true, compare: true, brand_site: false, newsletter: true },
    ...{ wheel: false, promotions: false, articles: true, lease: false },
  },
  product_kinds: ['trip', 'hotel'],
  article_topics: ['travel'],
  payment_methods: ['qr', 'card', 'bank_transfer'],
  wallets: [],
  delivery: ['pickup'],
  lease_from: null,
  analytics: { kind: 'none' },
  push: false,
  push_sdk: null,
  customer_sdk: null,
  sender: { name, address: 'hello@steppe.example' },
  age_gate: 'birth_date',
  release_channel: 'stable',
  hero: {
    headline: {
      en: 'Journeys and places to stay in Mongolia',
      mn: 'Монголоор аялах, буудаллах',
      ru: 'Поездки и ночлег в Монголии',
    },
    kicker: { en: 'Mongolia, unhurried', mn: 'Яарахгүй аялъя', ru: 'Монголия без спешки' },
    title: {
      en: 'Under the widest sky',
      mn: 'Уудам тэнгэрийн дор',
      ru: 'Под самым широким небом',
    },
    text: {
      en: 'Dunes, lakes and larch woods in small groups, with nights in ger camps run by the families who live there.',
      mn: 'Элсэн манхан, нуур, шинэсэн ой. Цөөн хүнтэй явж, нутгийн айлын баазад хононо.',
      ru: 'Дюны, озёра и лиственничные леса небольшой группой, ночлег в юртах у местных семей.',
    },
    image: '/pictures/hero-khuvsgul_day',
    actions: [
      { title: { en: 'See all trips', mn: 'Аяллууд үзэх', ru: 'Все поездки' }, url: '/t/trips' },
      { title: { en: 'Plan your own', mn: 'Өөрийн аялал', ru: 'Свой маршрут' }, url: '/quote' },
    ],
  },
  main_menu: mainMenu,
  footer,
  rails: [
    {
      id: 'mongolia',
      kind: 'taxon',
      value: 'trips/mongolia',
      url: '/t/trips/mongolia',
      size: 12,
      title: { en: 'Across Mongolia', mn: 'Монгол орноор', ru: 'По Монголии' },
    },
    {
      id: 'camps',
      kind: 'taxon',
      value: 'hotels/camps',
      url: '/t/hotels/camps',
      size: 12,
      title: { en: 'Nights in a ger', mn: 'Гэрт хонох', ru: 'Ночи в юрте' },
    },
    {
      id: 'hotels',
      kind: 'taxon',
      value: 'hotels/ulaanbaatar',
      url: '/t/hotels/ulaanbaatar',
      size: 12,
      title: { en: 'Before and after, in the city', mn: 'Хотод хонох', ru: 'До и после: отели в городе' },
    },
    {
      id: 'sale',
      kind: 'sale',
      value: null,
      url: '/products?sort=sale_desc',
      size: limits.newArrivals,
      title: { en: 'Good value now', mn: 'Хямдралтай', ru: 'Выгодно сейчас' },
    },
  ],
  notices: [
    {
      id: 1,
      text: {
        en: 'Tell us your dates: we plan a trip of your own and answer with a price.',
        mn: 'Хугацаагаа хэлээрэй: танд зориулж аялал төлөвлөөд үнийг нь илгээнэ.',
        ru: 'Назовите даты: мы составим маршрут и пришлём цену.',
      },
      url: '/quote',
    },
  ],
};
