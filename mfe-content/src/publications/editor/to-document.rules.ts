import {
  type ArticleDocument,
  type BlockNode,
  documentLimits,
  type InlineNode,
  isAllowedLink,
  type ListItemNode,
  type ListNode,
  type ParagraphNode,
  type TextMark,
} from '@ortoo/contracts';

/** A node as an editor of ProseMirror gives it: with attributes of its extensions. */
export interface EditorNode {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
}

const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' && value !== '' ? value : other);

const markOf = ({ type, attrs = {} }: NonNullable<EditorNode['marks']>[number]): TextMark[] => {
  if (type === 'bold' || type === 'italic') return [{ type }];
  const href = textOr(attrs['href'], '');
  return type === 'link' && isAllowedLink(href) ? [{ type, attrs: { href } }] : [];
};

const inlineOf = (nodes: readonly EditorNode[] = []): InlineNode[] =>
  nodes.flatMap(({ type, text, marks = [] }): InlineNode[] => {
    if (type === 'hardBreak') return [{ type }];
    if (type !== 'text' || !text) return [];
    const known = marks.flatMap(markOf);
    return [{ type, text, ...(known.length > 0 && { marks: known }) }];
  });

const contentOf = (node: EditorNode): { content?: InlineNode[] } => {
  const content = inlineOf(node.content);
  return content.length > 0 ? { content } : {};
};

const paragraphsOf = ({ content = [] }: EditorNode): ParagraphNode[] =>
  content.flatMap(node => (node.type === 'paragraph' ? [{ type: 'paragraph', ...contentOf(node) }] : []));

const isList = ({ type }: EditorNode): boolean => type === 'bulletList' || type === 'orderedList';

/** The items of a list. Pasted lists may be nested deeper than a document has them: there, items follow their parent. */
const itemsOf = (list: EditorNode, level: number): ListItemNode[] =>
  (list.content ?? []).flatMap(({ content = [] }): ListItemNode[] => {
    const paragraphs = paragraphsOf({ content });
    const lists = content.filter(isList);
    const isDeepest = level >= documentLimits.listLevels;
    const nested = isDeepest ? [] : lists.map(one => listOf(one, level + 1));
    const item: ListItemNode = { type: 'listItem', content: [...paragraphs, ...nested] };
    return [item, ...(isDeepest ? lists.flatMap(one => itemsOf(one, level)) : [])];
  });

const listOf = (list: EditorNode, level: number): ListNode => ({
  type: list.type === 'orderedList' ? 'orderedList' : 'bulletList',
  content: itemsOf(list, level),
});

const rowOf = ({ content = [] }: EditorNode) => ({
  type: 'tableRow' as const,
  content: content.map(cell => ({
    type: cell.type === 'tableHeader' ? ('tableHeader' as const) : ('tableCell' as const),
    content: paragraphsOf(cell),
  })),
});

const blockOf = (node: EditorNode): BlockNode[] => {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'paragraph':
      return [{ type, ...contentOf(node) }];
    case 'heading':
      return [{ type, attrs: { level: attrs['level'] === 3 ? 3 : 2 }, ...contentOf(node) }];
    case 'bulletList':
    case 'orderedList':
      return [listOf(node, 1)];
    case 'blockquote':
      return [{ type, attrs: { by: textOr(attrs['by'], null) }, content: paragraphsOf(node) }];
    case 'image': {
      const caption = textOr(attrs['caption'], null);
      return [{ type, attrs: { src: textOr(attrs['src'], ''), alt: textOr(attrs['alt'], ''), caption } }];
    }
    case 'table':
      return [{ type, content: content.map(rowOf) }];
    case 'productCard':
      return [{ type, attrs: { id: Number(attrs['id']) } }];
    case 'horizontalRule':
      return [{ type }];
    default:
      return [];
  }
};

const isEmpty = (node: BlockNode | undefined): boolean => node?.type === 'paragraph' && !node.content;

/** The document that is stored: without the attributes of the editor, and without empty paragraphs at its end. */
export const toDocument = ({ content = [] }: EditorNode): ArticleDocument => {
  const blocks = content.flatMap(blockOf);
  while (isEmpty(blocks.at(-1))) blocks.pop();
  return { type: 'doc', content: blocks };
};
