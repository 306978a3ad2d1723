import type { SiteDocument } from '@ortoo/contracts';

export type MenuText = SiteDocument['footer'][number];
type LinkText = MenuText['children'][number];

const page = (title: LinkText['title'], url: string): LinkText => ({ title, url, children: [] });

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
    title: { mn: 'Худалдан авалт', en: 'Shopping', ru: 'Покупки', cn: '购物', it: 'Acquisti' },
    url: null,
    children: [
      page(
        { mn: 'Бүх бараа', en: 'All products', ru: 'Все товары', cn: '全部商品', it: 'Tutti i prodotti' },
        '/products',
      ),
      page(
        {
          mn: 'Буудал, жуулчны бааз',
          en: 'Hotels and ger camps',
          ru: 'Отели и турбазы',
          cn: '酒店与蒙古包营地',
          it: 'Hotel e campi gher',
        },
        '/hotels',
      ),
      page(
        {
          mn: 'Аяллын үнийн санал',
          en: 'Travel quotes',
          ru: 'Запрос цены на поездку',
          cn: '旅行询价',
          it: 'Preventivi di viaggio',
        },
        '/quote',
      ),
      page({ mn: 'Урамшуулал', en: 'Promotions', ru: 'Акции', cn: '优惠活动', it: 'Promozioni' }, '/promotions'),
      page({ mn: 'Брэндүүд', en: 'Brands', ru: 'Бренды', cn: '品牌', it: 'Marche' }, '/brands'),
      page({ mn: 'Борлуулагчид', en: 'Sellers', ru: 'Продавцы', cn: '卖家', it: 'Venditori' }, '/vendors'),
      page({ mn: 'Бэлэн багц', en: 'Look books', ru: 'Подборки', cn: '搭配', it: 'Look book' }, '/look-books'),
    ],
  },
  help,
  {
    title: { mn: 'Бидний тухай', en: 'About us', ru: 'О нас', cn: '关于我们', it: 'Chi siamo' },
    url: null,
    children: [
      page({ mn: 'Нийтлэл', en: 'Articles', ru: 'Статьи', cn: '文章', it: 'Articoli' }, '/articles'),
      page({ mn: 'Мэдээ', en: 'News', ru: 'Новости', cn: '新闻', it: 'Novità' }, '/news'),
      page({ mn: 'Нийтлэлчид', en: 'Authors', ru: 'Авторы', cn: '作者', it: 'Autori' }, '/authors'),
      page({ mn: 'Мөнх Цас', en: 'Munkh Tsas', ru: 'Мунх Цас', cn: '永雪', it: 'Munkh Tsas' }, '/brand'),
      page(
        {
          mn: 'Үйлчилгээний нөхцөл',
          en: 'Terms of service',
          ru: 'Условия обслуживания',
          cn: '服务条款',
          it: 'Termini di servizio',
        },
        '/pages/terms',
      ),
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
