import { articleDocumentSchema } from '@ortoo/contracts/schema';
import { htmlAttacks } from '@ortoo/testing/attacks';
import { blocksFromHtml } from './from-html.rules';

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, ...(marks.length > 0 && { marks }) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const bold = { type: 'bold' };
const italic = { type: 'italic' };

it.each([
  ['a paragraph', '<p>Нэг</p>', [paragraph(text('Нэг'))]],
  ['plain text', 'Нэг', [paragraph(text('Нэг'))]],
  ['marks', '<p>a <b>b</b> <i>c</i></p>', [paragraph(text('a '), text('b', bold), text(' '), text('c', italic))]],
  ['a mark within itself', '<b>a<strong>b</strong></b>', [paragraph(text('a', bold), text('b', bold))]],
  ['lines', 'a<br>b', [paragraph(text('a'), { type: 'hardBreak' }, text('b'))]],
  [
    'headings',
    '<h1>a</h1><h2>b</h2><h3>c</h3>',
    [2, 2, 3].map((level, at) => ({ type: 'heading', attrs: { level }, content: [text('abc'[at] ?? '')] })),
  ],
  [
    'a list in a list',
    '<ul><li>a<ol><li>b</li></ol></li></ul>',
    [
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('a')),
              { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('b'))] }] },
            ],
          },
        ],
      },
    ],
  ],
  [
    'a link',
    '<a href="https://example.org/x">a</a>',
    [paragraph(text('a', { type: 'link', attrs: { href: 'https://example.org/x' } }))],
  ],
  [
    'a quotation',
    '<blockquote data-by="Эсгийчин"><p>a</p></blockquote>',
    [{ type: 'blockquote', attrs: { by: 'Эсгийчин' }, content: [paragraph(text('a'))] }],
  ],
  [
    'a picture of the shop',
    '<img src="/pictures/a?w=960" alt="x" data-caption="y">',
    [{ type: 'image', attrs: { src: '/pictures/a', alt: 'x', caption: 'y' } }],
  ],
  ['a product', '<div data-product="3"></div>', [{ type: 'productCard', attrs: { id: 3 } }]],
  ['blocks in a wrapper', '<div><span><p>a</p></span>b</div>', [paragraph(text('a')), paragraph(text('b'))]],
  [
    'rows of different length',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>c</td></tr></table>',
    [
      {
        type: 'table',
        content: [
          ['tableHeader', 'a', 'tableHeader', 'b'],
          ['tableCell', 'c', 'tableCell', ''],
        ].map(([first, a, second, b]) => ({
          type: 'tableRow',
          content: [
            { type: first, content: [paragraph(text(a ?? ''))] },
            { type: second, content: [b ? paragraph(text(b)) : { type: 'paragraph' }] },
          ],
        })),
      },
    ],
  ],
])('reads %s', (_, html, blocks) => expect(blocksFromHtml(html)).toEqual(blocks));

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['a drawing', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>'],
  ['a picture from elsewhere', '<img src="https://evil.example/a.png" alt="x" onerror="alert(1)">'],
  ['a style', '<style>*{display:none}</style>'],
])('takes nothing of %s', (_, html) => expect(blocksFromHtml(html)).toEqual([]));

it('takes the text of a link that leads nowhere good', () => {
  expect(blocksFromHtml('<a href="javascript:alert(1)">a</a>')).toEqual([paragraph(text('a'))]);
});

it('makes documents of what attackers paste that hold only what the schema names', () => {
  const attacks = [
    ...htmlAttacks,
    ...[100, 5000].map(depth => '<div>'.repeat(depth) + '<b>x' + '</div>'.repeat(depth)),
    ...[100, 2000].map(depth => '<ul><li>'.repeat(depth) + 'x'),
    ...[100, 2000].map(depth => '<b><a href="/x">'.repeat(depth) + 'x'),
  ];
  expect(attacks.length).toBeGreaterThan(1000);
  for (const attack of attacks) {
    const parsed = articleDocumentSchema.safeParse({ type: 'doc', content: blocksFromHtml(attack) });
    expect([attack.slice(0, 200), parsed.error?.issues]).toEqual([attack.slice(0, 200), undefined]);
  }
});
