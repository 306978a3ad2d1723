import { useMessages } from '@ortoo/remote';
import { Button, Cluster, Dialog, TextField } from '@ortoo/ui';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { dialogStyle } from './dialog-style';

/** Makes the paragraphs a quotation of somebody, or ends it. */
export const QuoteDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const t = useMessages();
  const isQuote = editor.isActive('blockquote');
  const [by, setBy] = useState(String(editor.getAttributes('blockquote')['by'] ?? ''));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const attributes = { by: by.trim() === '' ? null : by.trim() };
    if (isQuote) editor.chain().focus().updateAttributes('blockquote', attributes).run();
    else editor.chain().focus().wrapIn('blockquote', attributes).run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('write.tools.quote')} closeLabel={t('actions.close')}>
      <form noValidate css={dialogStyle} onSubmit={save}>
        <TextField
          label={t('write.quoteBy')}
          optional={t('state.optional')}
          value={by}
          maxLength={200}
          autoComplete="off"
          onChange={event => setBy(event.target.value)}
        />
        <Cluster>
          <Button type="submit">{t('actions.save')}</Button>
          {isQuote && (
            <Button
              kind="quiet"
              onClick={() => {
                editor.chain().focus().lift('blockquote').run();
                onClose();
              }}
            >
              {t('write.quoteEnd')}
            </Button>
          )}
        </Cluster>
      </form>
    </Dialog>
  );
};
