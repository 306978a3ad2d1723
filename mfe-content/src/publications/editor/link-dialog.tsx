import { isAllowedLink } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, Cluster, Dialog, TextField } from '@ortoo/ui';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { dialogStyle } from './dialog-style';

interface DialogProps {
  editor: Editor;
  onClose: () => void;
}

/** An address without its scheme is meant as one of the web. */
const completed = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address;

/** Where the selected text leads. */
export const LinkDialog = ({ editor, onClose }: DialogProps) => {
  const t = useMessages();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const href = completed(address.trim());
    if (!isAllowedLink(href)) return setWrong(true);
    if (editor.state.selection.empty && before === '')
      chain()
        .insertContent([{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }])
        .run();
    else chain().setLink({ href }).run();
    return onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('write.tools.link')} closeLabel={t('actions.close')}>
      <form noValidate css={dialogStyle} onSubmit={save}>
        <TextField
          label={t('write.linkAddress')}
          hint={t('write.linkHint')}
          {...(isWrong && { error: t('write.linkWrong') })}
          value={address}
          inputMode="url"
          autoComplete="off"
          onChange={event => setAddress(event.target.value)}
        />
        <Cluster>
          <Button type="submit">{t('actions.save')}</Button>
          {before !== '' && (
            <Button
              kind="quiet"
              onClick={() => {
                chain().unsetLink().run();
                onClose();
              }}
            >
              {t('actions.remove')}
            </Button>
          )}
        </Cluster>
      </form>
    </Dialog>
  );
};
