import type { SiteDocument } from '@ortoo/contracts';

export type MenuText = SiteDocument['footer'][number];
type LinkText = MenuText['children'][number];

const page = (title: LinkText['title'], url: string): LinkText => ({ title, url, children: [] });

const link = (mn: string, en: string, url: string): LinkText => page({ mn, en }, url);

const help: MenuText = {
  title: { mn: 'Тусламж', en: 'Help', ru: 'Помощь', cn: '帮助', it: 'Assistenza' },
  url: null,
  children: [
    page({ mn: 'Миний захиалга', en: 'My orders', ru: 'Мои заказы', cn: '我的订单', it: 'I miei ordini' }, '/orders'),
    page({ mn: 'Хүргэлт', en: 'Delivery', ru: 'Доставка', cn: '配送', it: 'Consegna' }, '/pages/delivery'),
    page({ mn: 'Буцаалт', en: 'Returns', ru: 'Возврат товара', cn: '退货', it: 'Resi' }, '/pages/returns'),
    page({ mn: 'Салбарууд', en: 'Stores', ru: 'Магазины', cn: '门店', it: 'Negozi' }, '/stores'),
    page({ mn: 'Холбоо барих', en: 'Contact', ru: 'Контакты', cn: '联系我们', it: 'Contatti' }, '/pages/contact'),
  ],
};

export const footerMenus: readonly MenuText[] = [
  {
    title: { mn: 'Худалдан авалт', en: 'Shopping' },
    url: null,
    children: [
      link('Бүх бараа', 'All products', '/products'),
      link('Буудал, жуулчны бааз', 'Hotels and ger camps', '/hotels'),
      link('Аяллын үнийн санал', 'Travel quotes', '/quote'),
      link('Урамшуулал', 'Promotions', '/promotions'),
      link('Брэндүүд', 'Brands', '/brands'),
      link('Борлуулагчид', 'Sellers', '/vendors'),
      link('Бэлэн багц', 'Look books', '/look-books'),
    ],
  },
  help,
  {
    title: { mn: 'Бидний тухай', en: 'About us' },
    url: null,
    children: [
      link('Нийтлэл', 'Articles', '/articles'),
      link('Мэдээ', 'News', '/news'),
      link('Нийтлэлчид', 'Authors', '/authors'),
      link('Мөнх Цас', 'Munkh Tsas', '/brand'),
      link('Үйлчилгээний нөхцөл', 'Terms of service', '/pages/terms'),
    ],
  },
];

/** Pages of the brand, in the header and the footer of its own site. */
export const brandHeader: LinkText[] = [
  page({ mn: 'Түүх', en: 'Story', ru: 'История', cn: '品牌故事', it: 'Storia' }, '/brand/story'),
  page({ mn: 'Архи', en: 'The vodka', ru: 'Водка', cn: '伏特加', it: 'La vodka' }, '/brand/product'),
  page({ mn: 'Жор', en: 'Recipes', ru: 'Рецепты', cn: '调酒配方', it: 'Ricette' }, '/brand/recipes'),
  page(
    { mn: 'Хаанаас авах', en: 'Where to buy', ru: 'Где купить', cn: '购买渠道', it: 'Dove acquistare' },
    '/brand/where-to-buy',
  ),
];

/** Footer of the brand's own site. */
export const brandMenus: readonly MenuText[] = [
  {
    title: { mn: 'Мөнх Цас', en: 'Munkh Tsas', ru: 'Мунх Цас', cn: '永雪', it: 'Munkh Tsas' },
    url: null,
    children: brandHeader,
  },
  help,
];
