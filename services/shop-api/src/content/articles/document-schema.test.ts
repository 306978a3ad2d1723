import fc from 'fast-check';
import { articleDocumentSchema } from '@ortoo/contracts/schema';

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, ...(marks.length > 0 && { marks }) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content });
const list = (...content: object[]) => ({ type: 'bulletList', content });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const row = (...types: string[]) => ({
  type: 'tableRow',
  content: types.map(type => ({ type, content: [paragraph()] })),
});
const isAccepted = (value: unknown) => articleDocumentSchema.safeParse(value).success;

const everything = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Угаах')] },
  { type: 'heading', attrs: { level: 3 }, content: [text('Хатаах')] },
  paragraph(text('Бүлээн '), text('усанд', { type: 'bold' }, link('/articles')), { type: 'hardBreak' }),
  { type: 'paragraph' },
  list(item(paragraph(text('Нэг')), { type: 'orderedList', content: [item(paragraph(text('Хоёр')))] })),
  { type: 'blockquote', attrs: { by: 'Эсгийчин' }, content: [paragraph(text('Дулаан.', { type: 'italic' }))] },
  { type: 'image', attrs: { src: '/pictures/a', alt: 'Цамц', caption: null } },
  { type: 'table', content: [row('tableHeader', 'tableHeader'), row('tableCell', 'tableCell')] },
  { type: 'productCard', attrs: { id: 3 } },
  { type: 'horizontalRule' },
);

it('accepts everything that it names, unchanged', () => {
  expect(articleDocumentSchema.parse(everything)).toEqual(everything);
});

const nested = (levels: number): object =>
  list(item(paragraph(text('x')), ...(levels > 1 ? [nested(levels - 1)] : [])));

it('accepts three levels of lists', () => {
  expect([nested(3), nested(4)].map(node => isAccepted(doc(node)))).toEqual([true, false]);
});

it.each([
  ['HTML', '<p>text</p>'],
  ['an unknown node', doc({ type: 'iframe', attrs: { src: 'https://evil.example' } })],
  ['a raw node', doc({ type: 'html', content: '<script>alert(1)</script>' })],
  ['text at the top', doc(text('x'))],
  ['an unknown mark', doc(paragraph(text('x', { type: 'style', attrs: { style: 'position:fixed' } })))],
  ['a mark twice', doc(paragraph(text('x', { type: 'bold' }, { type: 'bold' })))],
  ['an attribute of a paragraph', doc({ ...paragraph(text('x')), attrs: { onclick: 'alert(1)' } })],
  ['an attribute of a link', doc(paragraph(text('x', { type: 'link', attrs: { href: '/', target: '_blank' } })))],
  [
    'an attribute of a picture',
    doc({ type: 'image', attrs: { src: '/pictures/a', alt: 'a', caption: null, srcset: 'x' } }),
  ],
  ['a picture without a text', doc({ type: 'image', attrs: { src: '/pictures/a', alt: '', caption: null } })],
  [
    'a picture from elsewhere',
    doc({ type: 'image', attrs: { src: 'https://evil.example/a', alt: 'a', caption: null } }),
  ],
  ['a script in a link', doc(paragraph(text('x', link('javascript:alert(1)'))))],
  ['another origin in a link', doc(paragraph(text('x', link('//evil.example'))))],
  ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 }, content: [text('x')] })],
  ['an item that begins with a list', doc(list(item(list(item(paragraph())))))],
  ['an empty list', doc(list())],
  ['rows of different widths', doc({ type: 'table', content: [row('tableCell'), row('tableCell', 'tableCell')] })],
  ['a product by name', doc({ type: 'productCard', attrs: { id: 'esgii' } })],
  ['a zero character', doc(paragraph(text('a\u0000b')))],
  ['half a character', doc(paragraph(text('a\uD800')))],
  ['another key', { ...everything, version: 2 }],
  ['too many blocks', doc(...Array.from({ length: 1001 }, () => ({ type: 'horizontalRule' })))],
  ['too long a text', doc(...Array.from({ length: 50 }, () => paragraph(text('x'.repeat(9_000)))))],
])('refuses %s', (_, value) => expect(isAccepted(value)).toBe(false));

it('refuses any depth without a stack overflow', () => {
  let node: object = paragraph(text('x'));
  for (let depth = 0; depth < 100_000; depth += 1) node = list(item(paragraph(), node));
  expect(isAccepted(doc(node))).toBe(false);
});

const known = {
  types: [
    ...['doc', 'text', 'hardBreak', 'paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote'],
    ...['image', 'table', 'tableRow', 'tableHeader', 'tableCell', 'productCard', 'horizontalRule'],
    ...['bold', 'italic', 'link'],
  ],
  keys: ['type', 'content', 'marks', 'attrs', 'text', 'level', 'by', 'src', 'alt', 'caption', 'id', 'href'],
};

const unknownParts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(unknownParts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(known.keys.includes(key) ? [] : [key]),
    ...(key === 'type' && !known.types.includes(part as string) ? [String(part)] : []),
    ...unknownParts(part),
  ]);
};

const hostile = fc.constantFrom('script', 'svg', 'onerror', '__proto__', 'style', 'innerHTML', ...known.types);
const tree = fc.letrec(tie => ({
  node: fc.record(
    {
      type: hostile,
      content: fc.array(tie('node'), { maxLength: 4 }),
      text: fc.string(),
      marks: fc.array(fc.record({ type: hostile, attrs: fc.dictionary(hostile, fc.string()) }), { maxLength: 2 }),
      attrs: fc.dictionary(
        fc.constantFrom('level', 'by', 'src', 'alt', 'caption', 'id', 'href', 'onload', 'class'),
        fc.oneof(fc.string(), fc.integer({ min: 0, max: 3 }), fc.constantFrom('/pictures/a', 'javascript:1', null)),
      ),
    },
    { requiredKeys: ['type'] },
  ),
})).node;

it('lets nothing in that it does not name', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), content => {
      const parsed = articleDocumentSchema.safeParse({ type: 'doc', content });
      return !parsed.success || unknownParts(parsed.data).length === 0;
    }),
    { numRuns: 2000 },
  );
});
