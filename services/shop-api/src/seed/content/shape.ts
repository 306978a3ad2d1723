import type { Block } from '@ortoo/contracts';
import type { Text } from '../../db/schema.types';

export const tags = {
  travel: { mn: 'Аялал', en: 'Travel' },
  winter: { mn: 'Өвөл', en: 'Winter' },
  wear: { mn: 'Хувцас, гутал', en: 'Clothes and boots' },
  care: { mn: 'Арчилгаа', en: 'Care' },
  guide: { mn: 'Заавар', en: 'How-to' },
  city: { mn: 'Хот', en: 'City' },
} as const satisfies Record<string, Text>;

export const authors = {
  nomin: { mn: 'Б. Номин', en: 'Nomin B.' },
  temuujin: { mn: 'Д. Тэмүүжин', en: 'Temuujin D.' },
  oyuna: { mn: 'С. Оюун', en: 'Oyun S.' },
} as const satisfies Record<string, Text>;

export interface SeedArticle {
  slug: string;
  /** Name of the picture on the card and at the head. */
  image: string;
  imageAlt: Text;
  tags: readonly (keyof typeof tags)[];
  author: keyof typeof authors;
  /** When it came out, in days before the clock. */
  daysAgo: number;
  title: Text;
  summary: Text;
  body: Text<Block[]>;
}

export interface SeedPage {
  slug: string;
  title: Text;
  summary: Text;
  body: Text<Block[]>;
}

export const h = (text: string): Block => ({ kind: 'heading', text });
export const p = (text: string): Block => ({ kind: 'paragraph', text });
export const ul = (...items: string[]): Block => ({ kind: 'list', items, ordered: false });
export const ol = (...items: string[]): Block => ({ kind: 'list', items, ordered: true });
export const quote = (text: string, by: string | null = null): Block => ({ kind: 'quote', text, by });
export const picture = (src: string, alt: string, caption: string | null = null): Block => ({
  kind: 'picture',
  src,
  alt,
  caption,
});
