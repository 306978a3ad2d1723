import type { ArticleDocument, HeadingNode } from '@ortoo/contracts';

export interface DocumentHeading {
  /** Of the element. */
  id: string;
  text: string;
  level: 2 | 3;
}

const textOf = ({ content = [] }: HeadingNode): string =>
  content.map(node => (node.type === 'text' ? node.text : ' ')).join('');

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'part';

/** The headings of a document in their order, each with an id that no other has. */
export const headingsOf = ({ content }: ArticleDocument): DocumentHeading[] => {
  const known = new Map<string, number>();
  return content.flatMap(node => {
    if (node.type !== 'heading') return [];
    const text = textOf(node);
    const id = idOf(text);
    const times = (known.get(id) ?? 0) + 1;
    known.set(id, times);
    return [{ id: times === 1 ? id : `${id}-${times}`, text, level: node.attrs.level }];
  });
};
