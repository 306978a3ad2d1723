import { isAllowedLink, documentLimits } from '@ortoo/contracts';
import { pictureUrl } from '@ortoo/ui';
import { type Extensions, Node } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { ProductView } from './product-view';
import { QuoteNode } from './quote-node';

/** A picture between paragraphs; its text is asked for when it is chosen. */
const ImageNode = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, caption: { default: null } }),
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    ['img', { src: pictureUrl(String(attrs['src']), 960), alt: attrs['alt'], 'data-caption': attrs['caption'] }],
    ['figcaption', {}, String(attrs['caption'] ?? '')],
  ],
});

/** A product that the text speaks of. */
const ProductNode = Node.create({
  name: 'productCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ id: { default: 0 } }),
  renderHTML: ({ node: { attrs } }) => ['div', { 'data-product': attrs['id'] }],
  addNodeView: () => ReactNodeViewRenderer(ProductView),
});

/** An item: a paragraph, then lists, as deep as a document may have them. */
const ListItemNode = ListItem.extend({
  content: 'paragraph (bulletList | orderedList)*',
  addKeyboardShortcuts() {
    const { editor, name } = this;
    const isDeepest = () => {
      const { $from: at } = editor.state.selection;
      const levels = Array.from({ length: at.depth + 1 }, (_, depth) => at.node(depth).type.name === name);
      return levels.filter(Boolean).length >= documentLimits.listLevels;
    };
    return { ...this.parent?.(), Tab: () => isDeepest() || editor.commands.sinkListItem(name) };
  },
});

/** What a document may hold, and no more: the same as its schema names. */
export const extensions: Extensions = [
  StarterKit.configure({
    ...{ listItem: false, blockquote: false, code: false, codeBlock: false, strike: false, underline: false },
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      protocols: [],
      isAllowedUri: isAllowedLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ListItemNode,
  QuoteNode,
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: 'paragraph+' }),
  TableCell.extend({ content: 'paragraph+' }),
  ImageNode,
  ProductNode,
];
