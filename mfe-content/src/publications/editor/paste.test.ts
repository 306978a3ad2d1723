import { articleDocumentSchema } from '@ortoo/contracts/schema';
import { htmlAttacks } from '@ortoo/testing/attacks';
import { Editor } from '@tiptap/core';
import { extensions } from './extensions';
import { insertHtml } from './paste';
import { toDocument } from './to-document.rules';

const begin = () =>
  new Editor({ extensions, injectCSS: false, content: { type: 'doc', content: [{ type: 'paragraph' }] } });

it('makes documents that the shop accepts of whatever is pasted one after the other', async () => {
  const part = 200;
  for (let from = 0; from < htmlAttacks.length; from += part) {
    const editor = begin();
    for (const html of htmlAttacks.slice(from, from + part)) {
      await insertHtml(editor.view, { html, text: '' });
      const { error } = articleDocumentSchema.safeParse(toDocument(editor.getJSON()));
      expect([html, error?.issues]).toEqual([html, undefined]);
    }
    editor.destroy();
  }
});
