import type { ArticleDocument, BlockNode, InlineNode, ListItemNode, ParagraphNode } from '@ortoo/contracts';

const wordsPerMinute = 160;

const inlineText = (content: readonly InlineNode[] = []): string =>
  content.map(node => (node.type === 'text' ? node.text : ' ')).join('');

const itemText = ({ content }: ListItemNode): string => linesOf(content).join(' ');

/** The text of blocks, each as a line; pictures, rules and products have none. */
const linesOf = (content: readonly (BlockNode | ParagraphNode)[]): string[] =>
  content.flatMap(node => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
        return [inlineText(node.content)];
      case 'bulletList':
      case 'orderedList':
        return node.content.map(itemText);
      case 'blockquote':
        return linesOf(node.content);
      case 'table':
        return node.content.map(row => row.content.flatMap(cell => linesOf(cell.content)).join(' '));
      default:
        return [];
    }
  });

/** All that a document says, for searching. */
export const plainTextOf = ({ content }: ArticleDocument): string => linesOf(content).join('\n');

/** How long reading takes, at least one minute. */
export const readingMinutes = (content: readonly BlockNode[]): number => {
  const words = linesOf(content).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
};

/** Ids of the products that a document has cards of, each once. */
export const productIdsOf = ({ content }: ArticleDocument): number[] => [
  ...new Set(content.flatMap(node => (node.type === 'productCard' ? [node.attrs.id] : []))),
];
