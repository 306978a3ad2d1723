import type { Text } from '../db/schema.types';

export interface MenuText {
  title: Text;
  url: string | null;
  children: readonly MenuText[];
}

const link = (mn: string, en: string, url: string): MenuText => ({ title: { mn, en }, url, children: [] });

export const footerMenus: readonly MenuText[] = [
  {
    title: { mn: 'Худалдан авалт', en: 'Shopping' },
    url: null,
    children: [
      link('Бүх бараа', 'All products', '/products'),
      link('Буудал, жуулчны бааз', 'Hotels and ger camps', '/hotels'),
      link('Аяллын үнийн санал', 'Travel quotes', '/quote'),
      link('Брэндүүд', 'Brands', '/brands'),
      link('Борлуулагчид', 'Sellers', '/vendors'),
      link('Бэлэн багц', 'Look books', '/look-books'),
    ],
  },
  {
    title: { mn: 'Тусламж', en: 'Help', ru: 'Помощь', cn: '帮助', it: 'Assistenza' },
    url: null,
    children: [
      link('Миний захиалга', 'My orders', '/orders'),
      link('Хүргэлт', 'Delivery', '/pages/delivery'),
      link('Буцаалт', 'Returns', '/pages/returns'),
      link('Салбарууд', 'Stores', '/stores'),
      link('Холбоо барих', 'Contact', '/pages/contact'),
    ],
  },
  {
    title: { mn: 'Бидний тухай', en: 'About us' },
    url: null,
    children: [
      link('Нийтлэл', 'Articles', '/articles'),
      link('Мөнх Цас', 'Munkh Tsas', '/brand/story'),
      link('Үйлчилгээний нөхцөл', 'Terms of service', '/pages/terms'),
    ],
  },
];
