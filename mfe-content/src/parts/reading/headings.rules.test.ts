import type { BlockNode } from '@ortoo/contracts';
import { headingsOf } from './headings.rules';

const heading = (text: string, level: 2 | 3 = 2): BlockNode => ({
  type: 'heading',
  attrs: { level },
  content: text ? [{ type: 'text', text }] : [],
});

it('names headings by their texts, each once', () => {
  const content = [
    heading('Яагаад намрын ноос вэ?'),
    { type: 'paragraph' as const },
    heading('Угаах', 3),
    heading('Угаах'),
    heading('!'),
  ];
  expect(headingsOf({ type: 'doc', content })).toEqual([
    { id: 'яагаад-намрын-ноос-вэ', text: 'Яагаад намрын ноос вэ?', level: 2 },
    { id: 'угаах', text: 'Угаах', level: 3 },
    { id: 'угаах-2', text: 'Угаах', level: 2 },
    { id: 'part', text: '!', level: 2 },
  ]);
});
