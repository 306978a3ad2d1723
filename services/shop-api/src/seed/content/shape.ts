import type { ArticleKind, BlockNode, InlineNode, ParagraphNode } from '@ortoo/contracts';
import type { Text } from '../../db/schema.types';
import type { authors } from './authors';

/** Topics of articles and news; the description introduces a topic's own list. */
export const tags = {
  travel: {
    name: { mn: 'Аялал', en: 'Travel' },
    description: {
      mn: 'Хаашаа, хэзээ, юугаар явах вэ: говиос тайга хүртэлх замын зөвлөгөө.',
      en: 'Where, when and how to go: advice for the road from the Gobi to the taiga.',
    },
  },
  winter: {
    name: { mn: 'Өвөл', en: 'Winter' },
    description: {
      mn: 'Хүйтэнд дулаан, аюулгүй байх тухай бүхэн.',
      en: 'Everything about staying warm and safe in the cold.',
    },
  },
  wear: {
    name: { mn: 'Хувцас, гутал', en: 'Clothes and boots' },
    description: {
      mn: 'Эсгий, ноолуур, арьс: сайн эдлэлийг таньж, зөв сонгох нь.',
      en: 'Felt, cashmere and leather: how to recognise good work and choose well.',
    },
  },
  care: {
    name: { mn: 'Арчилгаа', en: 'Care' },
    description: {
      mn: 'Зөв угааж, хатааж, хадгалбал эдлэл арван жил явна.',
      en: 'Washed, dried and stored properly, things last ten years.',
    },
  },
  guide: {
    name: { mn: 'Заавар', en: 'How-to' },
    description: { mn: 'Алхам алхмаар, ойлгомжтой.', en: 'Step by step and to the point.' },
  },
  city: {
    name: { mn: 'Хот', en: 'City' },
    description: {
      mn: 'Улаанбаатарт идэх, үзэх, амрах газар.',
      en: 'Where to eat, look around and rest in Ulaanbaatar.',
    },
  },
  food: {
    name: { mn: 'Хоол, унд', en: 'Food and drink' },
    description: {
      mn: 'Жор, амтлагч, улирлын хүнс: гэртээ хийж болох бүхэн.',
      en: 'Recipes, spices and food of the season that you can make at home.',
    },
  },
  home: {
    name: { mn: 'Гэр ахуй', en: 'Home' },
    description: {
      mn: 'Гэрээ тохижуулах, цэгцлэх, дулаалах санаа.',
      en: 'Ideas for furnishing, tidying and warming a home.',
    },
  },
  culture: {
    name: { mn: 'Соёл', en: 'Culture' },
    description: {
      mn: 'Ёс заншил, ур хийц, баяр наадам.',
      en: 'Customs, crafts and festivals.',
    },
  },
  nature: {
    name: { mn: 'Байгаль', en: 'Nature' },
    description: { mn: 'Ан амьтан, ургамал, од эрхэс.', en: 'Animals, plants and stars.' },
  },
  family: {
    name: { mn: 'Гэр бүл', en: 'Family' },
    description: { mn: 'Хүүхэдтэй аялах, тоглох, бэлэг сонгох.', en: 'Travelling, playing and giving with children.' },
  },
  shopping: {
    name: { mn: 'Худалдан авалт', en: 'Shopping' },
    description: {
      mn: 'Төлбөр, хүргэлт, буцаалтыг өөртөө ашигтай хийх нь.',
      en: 'Paying, delivery and returns, and how to make the most of them.',
    },
  },
  shop: {
    name: { mn: 'Дэлгүүрийн мэдээ', en: 'From the shop' },
    description: { mn: 'Шинэ салбар, үйлчилгээ, өөрчлөлт.', en: 'New stores, services and changes.' },
  },
  workshops: {
    name: { mn: 'Үйлдвэрлэгчид', en: 'Makers' },
    description: { mn: 'Бараа хийдэг хүмүүс, тэдний урлан.', en: 'The people behind the products and their workshops.' },
  },
  events: {
    name: { mn: 'Арга хэмжээ', en: 'Events' },
    description: { mn: 'Тоглолт, яармаг, хямдралын өдрүүд.', en: 'Concerts, fairs and sale days.' },
  },
} as const satisfies Record<string, { name: Text; description: Text }>;

export type SeedBlock =
  | Exclude<BlockNode, { type: 'productCard' }>
  | { type: 'productCard'; attrs: { /** The id is looked up when it is loaded. */ slug: string } };

/** A comment is in the language of who wrote it. */
export interface SeedComment {
  name: string;
  text: string;
  /** Hours after the article; an answer counts from there, too. */
  after: number;
  replies: readonly SeedComment[];
}

export interface SeedArticle {
  /** @default 'article' */
  kind?: ArticleKind;
  slug: string;
  /** Name of the picture on the card and at the head. */
  image: string;
  imageAlt: Text;
  tags: readonly (keyof typeof tags)[];
  /** Slug. */
  author: keyof typeof authors;
  /** When it came out, in days before the clock. */
  daysAgo: number;
  title: Text;
  summary: Text;
  body: Text<SeedBlock[]>;
  /** Slugs of what is offered next; what has the same tags follows. */
  related?: readonly string[];
  comments?: readonly SeedComment[];
}

export interface SeedPage {
  slug: string;
  title: Text;
  summary: Text;
  body: Text<SeedBlock[]>;
}

type Piece = string | InlineNode;
/** One piece of text, or several. */
type Line = Piece | readonly Piece[];

const inline = (line: Line): InlineNode[] =>
  (typeof line === 'string' || 'type' in line ? [line] : line).flatMap((piece): InlineNode[] => {
    if (typeof piece !== 'string') return [piece];
    return piece === '' ? [] : [{ type: 'text', text: piece }];
  });
const paragraph = (line: Line): ParagraphNode => ({ type: 'paragraph', content: inline(line) });
const items = (lines: readonly Line[]) =>
  lines.map(line => ({ type: 'listItem' as const, content: [paragraph(line)] }));

export const h = (text: string): SeedBlock => ({ type: 'heading', attrs: { level: 2 }, content: inline(text) });
export const p = (...pieces: Piece[]): SeedBlock => paragraph(pieces);
export const ul = (...lines: Line[]): SeedBlock => ({ type: 'bulletList', content: items(lines) });
export const ol = (...lines: Line[]): SeedBlock => ({ type: 'orderedList', content: items(lines) });
export const quote = (text: string, by: string | null = null): SeedBlock => ({
  type: 'blockquote',
  attrs: { by },
  content: [paragraph(text)],
});
export const picture = (name: string, alt: string, caption: string | null = null): SeedBlock => ({
  type: 'image',
  attrs: { src: `/pictures/${name}`, alt, caption },
});
/** The card of a product, by its slug. */
export const product = (slug: string): SeedBlock => ({ type: 'productCard', attrs: { slug } });
export const b = (text: string): InlineNode => ({ type: 'text', text, marks: [{ type: 'bold' }] });
/** @param href path of the site or an address with `https:` */
export const link = (text: string, href: string): InlineNode => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});
/** The first row is the head. */
export const table = (...rows: (readonly Line[])[]): SeedBlock => ({
  type: 'table',
  content: rows.map((cells, at) => ({
    type: 'tableRow',
    content: cells.map(cell => ({ type: at === 0 ? 'tableHeader' : 'tableCell', content: [paragraph(cell)] })),
  })),
});
export const comment = (name: string, after: number, text: string, ...replies: SeedComment[]): SeedComment => ({
  ...{ name, text, after, replies },
});
