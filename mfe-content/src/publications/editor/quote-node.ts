import { Node } from '@tiptap/core';

/** A quotation of whole paragraphs, with the name of who said it. */
export const QuoteNode = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({ by: { default: null } }),
  renderHTML: ({ node: { attrs } }) => ['blockquote', { 'data-by': attrs['by'] }, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap(this.name) };
  },
});
