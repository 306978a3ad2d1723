import { articleDocumentSchema } from '@ortoo/contracts/schema';
import { type EditorNode, toDocument } from './to-document.rules';

const text = (value: string, marks?: EditorNode['marks']): EditorNode => ({
  type: 'text',
  text: value,
  ...(marks && { marks }),
});
const paragraph = (...content: EditorNode[]): EditorNode => ({
  type: 'paragraph',
  attrs: { textAlign: null },
  content,
});
const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content });

it('drops the attributes of the editor, and empty paragraphs at the end', () => {
  const link = { type: 'link', attrs: { href: '/articles', target: null, rel: null, class: null, title: null } };
  const written = doc(
    { type: 'heading', attrs: { level: 3 }, content: [text('a')] },
    paragraph(text('b', [{ type: 'bold' }, link]), { type: 'hardBreak' }),
    {
      type: 'orderedList',
      attrs: { start: 1, type: null },
      content: [{ type: 'listItem', content: [paragraph(text('c'))] }],
    },
    { type: 'blockquote', attrs: { by: '' }, content: [paragraph(text('d'))] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableHeader', attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [paragraph()] }],
        },
      ],
    },
    { type: 'image', attrs: { src: '/pictures/a', alt: 'x', caption: '' } },
    { type: 'productCard', attrs: { id: 3 } },
    { type: 'horizontalRule' },
    paragraph(),
    paragraph(),
  );
  const document = toDocument(written);
  expect(document.content.at(-1)).toEqual({ type: 'horizontalRule' });
  expect(articleDocumentSchema.parse(document)).toEqual(document);
  expect(document.content.slice(1, 4)).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'b', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/articles' } }] },
        { type: 'hardBreak' },
      ],
    },
    { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('c')] }] }] },
    { type: 'blockquote', attrs: { by: null }, content: [{ type: 'paragraph', content: [text('d')] }] },
  ]);
});

it.each([
  ['a mark', paragraph(text('a', [{ type: 'underline' }])), paragraph(text('a'))],
  [
    'a link that leads nowhere good',
    paragraph(text('a', [{ type: 'link', attrs: { href: 'javascript:x' } }])),
    paragraph(text('a')),
  ],
])('drops %s that no document has', (_, node, rest) => {
  expect(toDocument(doc(node)).content).toEqual([{ type: 'paragraph', content: rest.content }]);
});

it('drops a node that no document has', () => {
  expect(toDocument(doc({ type: 'codeBlock', content: [text('a')] }))).toEqual({ type: 'doc', content: [] });
});
