import type { Text } from '../db/schema.types';

export interface MenuText {
  title: Text;
  url: string | null;
  children: readonly MenuText[];
}

const link = (mn: string, en: string, url: string): MenuText => ({ title: { mn, en }, url, children: [] });

const help: MenuText = {
  title: { mn: 'Тусламж', en: 'Help', ru: 'Помощь', cn: '帮助', it: 'Assistenza' },
  url: null,
  children: [
    link('Миний захиалга', 'My orders', '/orders'),
    link('Хүргэлт', 'Delivery', '/pages/delivery'),
    link('Буцаалт', 'Returns', '/pages/returns'),
    link('Салбарууд', 'Stores', '/stores'),
    link('Холбоо барих', 'Contact', '/pages/contact'),
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
      link('Мөнх Цас', 'Munkh Tsas', '/brand/story'),
      link('Үйлчилгээний нөхцөл', 'Terms of service', '/pages/terms'),
    ],
  },
];

/** Footer of the brand's own site. */
export const brandMenus: readonly MenuText[] = [
  {
    title: { mn: 'Мөнх Цас', en: 'Munkh Tsas', ru: 'Мунх Цас', cn: '永雪', it: 'Munkh Tsas' },
    url: null,
    children: [
      {
        title: { mn: 'Түүх', en: 'Story', ru: 'История', cn: '品牌故事', it: 'Storia' },
        url: '/brand/story',
        children: [],
      },
      {
        title: { mn: 'Худалдан авах', en: 'Buy', ru: 'Купить', cn: '购买', it: 'Acquista' },
        url: '/products/munkh-tsas-arkhi-05',
        children: [],
      },
    ],
  },
  help,
];
