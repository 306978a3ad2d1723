import type {
  Article,
  ArticleCard,
  Articles,
  Author,
  Comments,
  ContentPage,
  ParagraphNode,
  ProductCard,
} from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';
import { campaignAnswers } from './campaign-answers';

const paragraph = (text: string): ParagraphNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string, level: 2 | 3 = 2) => ({
  type: 'heading' as const,
  attrs: { level },
  content: [{ type: 'text' as const, text }],
});

export const card: ArticleCard = {
  id: 1,
  kind: 'article',
  slug: 'choosing-felt-boots',
  title: 'Эсгий гутлаа зөв сонгох нь',
  summary: 'Зузаан, ул, хэмжээ: хөл тань хөрөхгүйн тулд.',
  image: '/pictures/feltboot_grey_a',
  image_alt: 'Саарал эсгий гутал',
  tags: [{ code: 'winter', name: 'Өвөл' }],
  author: { slug: 'oyuna', name: 'С. Оюун' },
  published_at: '2026-11-18T04:00:00Z',
  reading_minutes: 3,
  comments_count: 2,
};
const second: ArticleCard = { ...card, id: 2, slug: 'gobi-in-winter', title: 'Өвлийн говь', reading_minutes: 1 };
const newsCard: ArticleCard = { ...card, id: 3, kind: 'news', slug: 'longer-hours', title: 'Хүргэлтийн цаг сунглаа' };

export const product: ProductCard = {
  ...{ id: 7, slug: 'bugiin-malgai', sku: 'OR-7', kind: 'goods', name: 'Бугын малгай', vid: 70, variant_id: 70 },
  ...{ price: '50000.0', display_price: '50,000₮', selling_price: '40000.0', display_selling_price: '40,000₮' },
  ...{ currency: 'MNT', sale_percent: 20, sale_start_at: null, sale_expire_at: null, total_on_hand: 4 },
  ...{ average_rating: 0, total_reviews: 0, available_on: '2026-11-01T00:00:00Z', image: '/pictures/beanie_red_a' },
  ...{ badges: [], brand: null, alcohol: false, taxon: { id: 1, permalink: 'goods', name: 'Бараа' } },
  store: { vendor_id: 1, code: 'ul', name: 'Ул', logo: null },
};
const boots: ProductCard = { ...product, id: 8, slug: 'esgii-gutal', name: 'Эсгий гутал', vid: 80, variant_id: null };
const gloves: ProductCard = { ...product, id: 9, slug: 'beelii', name: 'Бээлий', vid: 90, variant_id: 90 };

export const article: Article = {
  ...card,
  author: { ...card.author, bio: 'Эсгий урлалын судлаач.', picture: '/pictures/feltboot_brown_a' },
  updated_at: '2026-11-19T04:00:00Z',
  locales: ['mn', 'en'],
  products: [product, boots, gloves],
  related: [second],
  body: {
    type: 'doc',
    content: [
      paragraph('Эсгий гутал хөнгөн, дулаан.'),
      heading('Ул'),
      {
        type: 'bulletList',
        content: ['Резин', 'Эсгий'].map(text => ({ type: 'listItem', content: [paragraph(text)] })),
      },
      {
        type: 'image',
        attrs: { src: '/pictures/feltboot_brown_a', alt: 'Бор эсгий гутал', caption: 'Шигүү эсгий' },
      },
      { type: 'blockquote', attrs: { by: 'Эсгийчин' }, content: [paragraph('Гурван өвөл дулаан.')] },
      heading('Размер'),
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('Хөлийн урт')] }] },
          { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('26 см')] }] },
        ],
      },
      heading('Хаанаас авах вэ?', 3),
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Эндээс: ' },
          { type: 'text', text: 'бүх гутал', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/t/goods' } }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'тал', marks: [{ type: 'link', attrs: { href: 'https://example.mn/' } }] },
        ],
      },
      { type: 'productCard', attrs: { id: 7 } },
      { type: 'productCard', attrs: { id: 99 } },
      { type: 'horizontalRule' },
    ],
  },
};
const newsItem: Article = { ...article, ...newsCard, author: article.author };

const page: ContentPage = {
  slug: 'delivery',
  title: 'Хүргэлт',
  summary: 'Улаанбаатарт 4–48 цагт.',
  body: { type: 'doc', content: [paragraph('Хүргэлтийн ажилтан гарахынхаа өмнө утсаар ярина.')] },
  updated_at: '2026-11-21T04:00:00Z',
};

const paged = { current_page: 1, per_page: 12, pages: 1 };

export const articleList: Articles = {
  articles: [card, second],
  tags: [{ code: 'winter', name: 'Өвөл', count: 2 }],
  author: null,
  ...paged,
  ...{ count: 2, total_count: 2 },
};
const newsList: Articles = { ...articleList, articles: [newsCard], count: 1, total_count: 1 };

export const author: Author = {
  ...{ slug: 'oyuna', name: 'С. Оюун', bio: 'Эсгий урлалын судлаач.', picture: '/pictures/feltboot_brown_a' },
  ...{ articles_count: 2, followers_count: 5 },
};

const commentFields = { likes: 0, dislikes: 0, created_at: '2026-11-19T04:00:00Z', edited_at: null };

export const comments: Comments = {
  threads: [
    {
      ...commentFields,
      ...{ id: 11, author: 'Б. Сараа', text: 'Хоёр хуруугаараа хавчиж үзлээ.', likes: 3 },
      replies: [
        { ...commentFields, id: 12, author: 'С. Оюун', text: 'Тийм ээ.', thread_id: 11, reply_to: null },
        { ...commentFields, id: 13, author: 'Anna S.', text: 'Thanks!', thread_id: 11, reply_to: 'С. Оюун' },
      ],
    },
    { ...commentFields, id: 14, author: null, text: '', replies: [] },
  ],
  comments_count: 3,
  ...{ count: 2, total_count: 2, current_page: 1, per_page: 20, pages: 1 },
};

const { slug } = article;

/** Responses of the fake api when this remote runs alone; its tests use the same. */
export const answers = {
  ...answer(endpoints.listArticles, articleList),
  ...answer(endpoints.listNews, newsList),
  ...answer(endpoints.getArticleTag, {
    code: 'winter',
    name: 'Өвөл',
    count: 2,
    description: 'Хүйтэнд дулаан байх тухай.',
  }),
  ...answer(endpoints.getArticle, article, { slug }),
  ...answer(endpoints.getNews, newsItem, { slug: newsItem.slug }),
  ...answer(endpoints.listArticleComments, comments, { slug }),
  ...answer(
    endpoints.listNewsComments,
    { ...comments, threads: [], total_count: 0, comments_count: 0 },
    { slug: newsItem.slug },
  ),
  ...answer(endpoints.listAuthors, { authors: [author], ...paged, count: 1, total_count: 1 }),
  ...answer(endpoints.getAuthor, author, { slug: author.slug }),
  ...answer(endpoints.getContentPage, page, { slug: page.slug }),
  ...answer(endpoints.getContentPage, { ...page, slug: 'contact', title: 'Холбоо барих' }, { slug: 'contact' }),
  ...campaignAnswers,
};
