import type { BlockNode, ParagraphNode } from '@ortoo/contracts';
import { readingMinutes } from './document.rules';

const words = (count: number): ParagraphNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text: Array.from({ length: count }, () => 'үг').join(' ') }],
});

it.each<[string, BlockNode[], number]>([
  ['an empty text', [], 1],
  ['a picture', [{ type: 'image', attrs: { src: '/pictures/a', alt: 'a', caption: null } }], 1],
  ['paragraphs', [words(200), words(120)], 2],
  ['lists, with what is in them', [{ type: 'bulletList', content: [{ type: 'listItem', content: [words(480)] }] }], 3],
  ['quotes', [{ type: 'blockquote', attrs: { by: null }, content: [words(320)] }], 2],
  [
    'tables',
    [{ type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [words(320)] }] }] }],
    2,
  ],
])('counts the words of %s', (_, content, minutes) => expect(readingMinutes(content)).toBe(minutes));
