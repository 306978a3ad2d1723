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
      link('Хүргэлт', 'Delivery', '/pages/delivery'),
      link('Буцаалт', 'Returns', '/pages/returns'),
    ],
  },
  {
    title: { mn: 'Бидний тухай', en: 'About us' },
    url: null,
    children: [
      link('Нийтлэл', 'Articles', '/articles'),
      link('Мөнх Цас', 'Munkh Tsas', '/brand/story'),
      link('Салбарууд', 'Stores', '/stores'),
      link('Холбоо барих', 'Contact', '/pages/contact'),
      link('Үйлчилгээний нөхцөл', 'Terms of service', '/pages/terms'),
    ],
  },
];
