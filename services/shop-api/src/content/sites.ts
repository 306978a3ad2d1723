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
    ru: 'Улан-Батор, район Сухэ-Батор, 8-й хороо, Университетская улица, 3',
    cn: '乌兰巴托市苏赫巴托区第8霍罗大学街3号',
    it: 'Via dell’Università 3, 8º khoroo, distretto di Sukhbaatar, Ulan Bator',
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
  article_topics: null,
  payment_methods: null,
  wallets: null,
  delivery: null,
  lease_from: null,
  analytics: { kind: 'none' },
  push: true,
  push_sdk: null,
  customer_sdk: null,
  sender: { name: { mn: 'Өртөө', en: 'Ortoo', ru: 'Ортоо', cn: 'Ortoo', it: 'Ortoo' }, address: null },
  age_gate: 'confirm',
  release_channel: 'stable',
  hero: {
    headline: {
      mn: 'Аялал, буудал, купон, бараа нэг дор',
      en: 'Trips, hotels, coupons and goods in one place',
      ru: 'Поездки, отели, купоны и товары в одном месте',
      cn: '旅行、酒店、兑换券与商品，一站购齐',
      it: 'Viaggi, hotel, coupon e prodotti in un solo posto',
    },
    kicker: {
      mn: 'Өртөөнөөс өртөө дамжин',
      en: 'From one relay station to the next',
      ru: 'От станции к станции',
      cn: '一站接一站',
      it: 'Di stazione in stazione',
    },
    title: {
      mn: 'Аялал тань эндээс эхэлнэ',
      en: 'Your journey starts here',
      ru: 'Ваше путешествие начинается здесь',
      cn: '旅程从这里开始',
      it: 'Il tuo viaggio inizia qui',
    },
    text: {
      mn: 'Говиос Хөвсгөл хүртэлх аялал, тухтай буудал, хямд купон, монгол урчуудын бараа. Захиалаад QR кодоор төлөөрэй.',
      en: 'Trips from the Gobi to Khuvsgul, comfortable stays, good-value coupons and goods made by Mongolian craftspeople. Order and pay by QR code.',
      ru: 'Поездки от Гоби до Хубсугула, уютные отели, выгодные купоны и изделия монгольских мастеров. Закажите и оплатите по QR-коду.',
      cn: '从戈壁到库苏古尔的旅行、舒适的住宿、实惠的兑换券和蒙古工匠的手作，下单后扫码支付。',
      it: 'Viaggi dal Gobi al Khuvsgul, soggiorni confortevoli, coupon convenienti e oggetti degli artigiani mongoli. Ordina e paga con il codice QR.',
    },
    image: '/pictures/hero-steppe_dawn',
    actions: [
      {
        title: {
          mn: 'Аялал сонгох',
          en: 'Choose a trip',
          ru: 'Выбрать поездку',
          cn: '选择旅行',
          it: 'Scegli un viaggio',
        },
        url: '/t/trips',
      },
      {
        title: { mn: 'Дэлгүүр хэсэх', en: 'Browse the shop', ru: 'В магазин', cn: '逛逛商店', it: 'Vai al negozio' },
        url: '/products',
      },
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
      title: { mn: 'Шинээр ирсэн', en: 'New arrivals', ru: 'Новинки', cn: '新品上架', it: 'Nuovi arrivi' },
    },
    {
      id: 'sale',
      kind: 'sale',
      value: null,
      url: '/products?sort=sale_desc',
      size: 20,
      title: { mn: 'Хямдралтай', en: 'On sale', ru: 'Со скидкой', cn: '特价', it: 'In offerta' },
    },
    {
      id: 'look-books',
      kind: 'look_books',
      value: null,
      url: '/look-books',
      size: 4,
      title: { mn: 'Бэлэн багц', en: 'Look books', ru: 'Подборки', cn: '搭配', it: 'Look book' },
    },
    {
      id: 'hotels',
      kind: 'kind',
      value: 'hotel',
      url: '/hotels',
      size: 12,
      title: {
        mn: 'Буудал, жуулчны бааз',
        en: 'Hotels and ger camps',
        ru: 'Отели и турбазы',
        cn: '酒店与蒙古包营地',
        it: 'Hotel e campi gher',
      },
    },
    {
      id: 'trips',
      kind: 'kind',
      value: 'trip',
      url: '/products?kind=trip',
      size: 12,
      title: { mn: 'Аяллын багц', en: 'Trips', ru: 'Поездки', cn: '旅行', it: 'Viaggi' },
    },
    {
      id: 'coupons',
      kind: 'kind',
      value: 'coupon',
      url: '/products?kind=coupon',
      size: 12,
      title: { mn: 'Купон', en: 'Coupons', ru: 'Купоны', cn: '兑换券', it: 'Coupon' },
    },
    {
      id: 'brands',
      kind: 'brands',
      value: null,
      url: '/brands',
      size: 12,
      title: { mn: 'Брэндүүд', en: 'Brands', ru: 'Бренды', cn: '品牌', it: 'Marche' },
    },
  ],
  footer: [...footerMenus],
  notices: [
    {
      id: 1,
      text: {
        mn: 'Улаанбаатар хотод 200,000₮-өөс дээш захиалгыг үнэгүй хүргэнэ.',
        en: 'Free delivery in Ulaanbaatar for orders of 200,000₮ and more.',
        ru: 'Бесплатная доставка по Улан-Батору при заказе от 200\u00A0000\u00A0₮.',
        cn: '乌兰巴托市内订单满200,000₮免运费。',
        it: 'Consegna gratuita a Ulan Bator per ordini da 200.000\u00A0₮.',
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
