import { css } from '@emotion/react';
import type { ArticleDocument } from '@ortoo/contracts';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { documentStyle } from '../../parts/reading/document-style';
import { extensions } from './extensions';
import { pasteEvents } from './paste';
import { toDocument } from './to-document.rules';
import { Toolbar } from './toolbar';

interface DocumentEditorProps {
  /** Accessible name. */
  label: string;
  /** Language of the text. */
  lang: string;
  value: ArticleDocument;
  onChange: (document: ArticleDocument) => void;
  /** Why it cannot be submitted. */
  error?: string | undefined;
}

const emptyDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Writes a document with headings, lists, quotes, tables, pictures and products. */
export const DocumentEditor = ({ label, lang, value, onChange, error }: DocumentEditorProps) => {
  const id = useId();
  const shown = useRef(value);
  const editor = useEditor({
    extensions,
    injectCSS: false,
    immediatelyRender: true,
    content: value.content.length > 0 ? value : emptyDocument,
    editorProps: {
      handleDOMEvents: pasteEvents,
      attributes: { lang, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-describedby': id },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = toDocument(changed.getJSON());
      onChange(shown.current);
    },
  });
  // A version from elsewhere replaces the text; what was typed here is shown already.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value.content.length > 0 ? value : emptyDocument, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div css={style} data-invalid={error ? true : undefined}>
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} css={documentStyle} className="text" />
      <p id={id} className="error" role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  );
};

const style = css`
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  &:focus-within {
    border-color: var(--action);
  }
  &[data-invalid] {
    border-color: var(--bad);
  }
  .text {
    max-width: none;
    font-size: var(--text-md);
  }
  .ProseMirror {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-2);
    min-height: 16rem;
    padding: var(--space-2);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .ProseMirror:focus {
    outline: none;
  }
  .ProseMirror .ProseMirror-selectednode {
    outline: 2px solid var(--action);
  }
  .ProseMirror blockquote {
    padding-left: var(--space-2);
    border-left: 3px solid var(--gold);
  }
  .ProseMirror blockquote[data-by]::after {
    content: attr(data-by);
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  .error {
    padding-inline: var(--space-2);
    color: var(--bad);
    font-size: var(--text-sm);
  }
`;
