import type { Article, Articles, ContentPage } from '@ortoo/contracts';
import { getArticle, getContentPage, listArticles } from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';

const article: Article = {
  id: 1,
  slug: 'choosing-felt-boots',
  title: 'Эсгий гутлаа зөв сонгох нь',
  summary: 'Зузаан, ул, хэмжээ: хөл тань хөрөхгүйн тулд.',
  image: '/pictures/feltboot_grey_a',
  image_alt: 'Саарал эсгий гутал',
  tags: [{ code: 'winter', name: 'Өвөл' }],
  author_name: 'С. Оюун',
  published_at: '2026-11-18T04:00:00Z',
  reading_minutes: 3,
  body: [
    { kind: 'paragraph', text: 'Эсгий гутал хөнгөн, дулаан.' },
    { kind: 'heading', text: 'Ул' },
    { kind: 'list', items: ['Резин', 'Эсгий'], ordered: false },
    { kind: 'picture', src: '/pictures/feltboot_brown_a', alt: 'Бор эсгий гутал', caption: 'Шигүү эсгий' },
    { kind: 'quote', text: 'Гурван өвөл дулаан.', by: 'Эсгийчин' },
  ],
};
const { body: _, ...card } = article;
const second = { ...card, id: 2, slug: 'gobi-in-winter', title: 'Өвлийн говь', reading_minutes: 1 };
const page: ContentPage = {
  slug: 'delivery',
  title: 'Хүргэлт',
  summary: 'Улаанбаатарт 4–48 цагт.',
  body: [{ kind: 'paragraph', text: 'Хүргэлтийн ажилтан гарахынхаа өмнө утсаар ярина.' }],
  updated_at: '2026-11-21T04:00:00Z',
};

export const articleList: Articles = {
  articles: [card, second],
  tags: [{ code: 'winter', name: 'Өвөл', count: 2 }],
  count: 2,
  total_count: 2,
  current_page: 1,
  per_page: 12,
  pages: 1,
};

/** Responses of the fake api when this remote runs alone; its tests use the same. */
export const answers = {
  ...answer(listArticles, articleList),
  ...answer(getArticle, article, { slug: article.slug }),
  ...answer(getContentPage, page, { slug: page.slug }),
};
