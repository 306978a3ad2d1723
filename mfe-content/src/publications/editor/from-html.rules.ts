import { type BlockNode, type InlineNode, isAllowedLink, isAllowedPicture, type TextMark } from '@ortoo/contracts';
import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;
type List = Extract<BlockNode, { type: 'bulletList' | 'orderedList' }>;

const isElement = (node: Node): node is Element => 'attribs' in node;
const childrenOf = (node: Node): Node[] => ('children' in node ? node.children : []);

/** Neither shown nor read. */
const hidden = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title']);
const textMarks: Record<string, TextMark> = {
  ...{ b: { type: 'bold' }, strong: { type: 'bold' } },
  ...{ i: { type: 'italic' }, em: { type: 'italic' } },
};
const headingLevels: Record<string, 2 | 3> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };
const blockNames = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'figure', 'figcaption', 'blockquote'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'tr', 'pre', 'hr', 'img', 'body', 'html', 'form', 'fieldset'],
  ...Object.keys(headingLevels),
]);

const collapse = (text: string): string =>
  text.replace(/[\p{Cs}\u0000-\u0008\u000B-\u001F\u007F]/gu, '').replace(/[ \t\r\n]+/g, ' ');

const withMark = (marks: readonly TextMark[], mark: TextMark): TextMark[] =>
  marks.some(({ type }) => type === mark.type) ? [...marks] : [...marks, mark];

const markOf = ({ name, attribs }: Element): TextMark | undefined => {
  const href = name === 'a' ? attribs['href'] : undefined;
  if (href !== undefined) return isAllowedLink(href) ? { type: 'link', attrs: { href } } : undefined;
  return textMarks[name];
};

/** The text inside a node, with its marks. */
const inlineOf = (nodes: readonly Node[], marks: readonly TextMark[] = []): InlineNode[] =>
  nodes.flatMap((node): InlineNode[] => {
    if (node.type === 'text') {
      const text = collapse('data' in node ? String(node.data) : '');
      return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }];
    }
    if (!isElement(node) || hidden.has(node.name)) return [];
    if (node.name === 'br') return [{ type: 'hardBreak' }];
    const mark = markOf(node);
    return inlineOf(childrenOf(node), mark ? withMark(marks, mark) : marks);
  });

const isSpace = (node: InlineNode | undefined): boolean => node?.type === 'text' && node.text.trim() === '';

const trimmed = (content: readonly InlineNode[]): InlineNode[] => {
  const start = content.findIndex(node => !isSpace(node));
  const end = content.findLastIndex(node => !isSpace(node));
  return start < 0 ? [] : content.slice(start, end + 1);
};

const paragraphOf = (nodes: readonly Node[]) => {
  const content = trimmed(inlineOf(nodes));
  return content.length > 0 ? [{ type: 'paragraph' as const, content }] : [];
};

const holdsBlocks = (nodes: readonly Node[]): boolean =>
  nodes.some(node => isElement(node) && (blockNames.has(node.name) || holdsBlocks(childrenOf(node))));

const listOf = (element: Element, level: number): BlockNode[] => {
  const items = childrenOf(element).filter(node => isElement(node) && node.name === 'li');
  const content = items.flatMap((item): List['content'] => {
    const nested = childrenOf(item).filter(node => isElement(node) && (node.name === 'ul' || node.name === 'ol'));
    const [first] = paragraphOf(childrenOf(item).filter(node => !nested.includes(node)));
    const lists = level < 3 ? (nested.flatMap(node => listOf(node as Element, level + 1)) as List[]) : [];
    return first || lists.length > 0 ? [{ type: 'listItem', content: [first ?? { type: 'paragraph' }, ...lists] }] : [];
  });
  return content.length > 0 ? [{ type: element.name === 'ol' ? 'orderedList' : 'bulletList', content }] : [];
};

const rowsIn = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap(node => {
    if (!isElement(node)) return [];
    return node.name === 'tr' ? [node] : rowsIn(childrenOf(node));
  });

const maxColumns = 10;
const maxRows = 100;

const tableOf = (element: Element): BlockNode[] => {
  const rows = rowsIn(childrenOf(element)).slice(0, maxRows);
  const cells = rows.map(row =>
    childrenOf(row).filter((node): node is Element => isElement(node) && (node.name === 'td' || node.name === 'th')),
  );
  const columns = Math.min(maxColumns, Math.max(0, ...cells.map(({ length }) => length)));
  if (columns === 0) return [];
  const cellOf = (cell: Element | undefined) => ({
    type: cell?.name === 'th' ? ('tableHeader' as const) : ('tableCell' as const),
    content: [paragraphOf(cell ? childrenOf(cell) : [])[0] ?? { type: 'paragraph' as const }],
  });
  return [
    {
      type: 'table',
      content: cells.map(row => ({
        type: 'tableRow',
        content: Array.from({ length: columns }, (_, at) => cellOf(row[at])),
      })),
    },
  ];
};

const productOf = ({ attribs }: Element): BlockNode[] => {
  const id = Number(attribs['data-product']);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? [{ type: 'productCard', attrs: { id } }] : [];
};

/** A picture of the shop alone: another's could follow readers, or change. */
const imageOf = ({ attribs }: Element): BlockNode[] => {
  const src = (attribs['src'] ?? '').replace(/\?.*$/, '');
  const alt = collapse(attribs['alt'] ?? '')
    .trim()
    .slice(0, 500);
  const caption =
    collapse(attribs['data-caption'] ?? '')
      .trim()
      .slice(0, 500) || null;
  return isAllowedPicture(src) && alt !== '' ? [{ type: 'image', attrs: { src, alt, caption } }] : [];
};

const quoteOf = (element: Element): BlockNode[] => {
  const blocks = blocksOf(childrenOf(element));
  const content = blocks.filter(node => node.type === 'paragraph').slice(0, 20);
  const by =
    collapse(element.attribs['data-by'] ?? '')
      .trim()
      .slice(0, 200) || null;
  return content.length > 0 ? [{ type: 'blockquote', attrs: { by }, content }] : blocks;
};

const blockOf = (element: Element): BlockNode[] => {
  const { name } = element;
  const level = headingLevels[name];
  if (level) {
    const content = trimmed(inlineOf(childrenOf(element)));
    return content.length > 0 ? [{ type: 'heading', attrs: { level }, content }] : [];
  }
  if ('data-product' in element.attribs) return productOf(element);
  switch (name) {
    case 'ul':
    case 'ol':
      return listOf(element, 1);
    case 'table':
      return tableOf(element);
    case 'img':
      return imageOf(element);
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'blockquote':
      return quoteOf(element);
    default:
      return blocksOf(childrenOf(element));
  }
};

/** Blocks of nodes in a row: text between blocks becomes paragraphs. */
const blocksOf = (nodes: readonly Node[]): BlockNode[] => {
  const blocks: BlockNode[] = [];
  let line: Node[] = [];
  const endLine = () => {
    blocks.push(...paragraphOf(line));
    line = [];
  };
  for (const node of nodes) {
    if (isElement(node) && hidden.has(node.name)) continue;
    if (isElement(node) && (blockNames.has(node.name) || holdsBlocks(childrenOf(node)))) {
      endLine();
      blocks.push(...blockOf(node));
    } else {
      line.push(node);
    }
  }
  endLine();
  return blocks;
};

/** No text of a writer is nested so deep; what is, is taken as plain text. */
const maxDepth = 100;

const isTooDeep = (nodes: readonly Node[]): boolean => {
  let level = nodes;
  for (let depth = 0; depth < maxDepth; depth += 1) level = level.flatMap(childrenOf);
  return level.length > 0;
};

/**
 * What pasted HTML says, as blocks of a document; none when it has no text, or no sensible form. The text is parsed
 * without a browser's document: nothing of it can load or run, and only what is named here comes out.
 */
export const blocksFromHtml = (html: string): BlockNode[] => {
  const { children } = parseDocument(html);
  return isTooDeep(children) ? [] : blocksOf(children);
};
