import { useMessages } from '@ortoo/remote';
import { Button, Dialog, TextField } from '@ortoo/ui';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { dialogStyle } from './dialog-style';
import { ImageChoice } from '../image-choice';

/** Chooses a picture, and asks what it shows: readers who do not see it depend on that. */
export const ImageDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const t = useMessages();
  const [src, setSrc] = useState<string | null>(null);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [isTried, setTried] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (src === null || alt.trim() === '') return;
    const attrs = { src, alt: alt.trim(), caption: caption.trim() === '' ? null : caption.trim() };
    editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('write.tools.image')} closeLabel={t('actions.close')}>
      <form noValidate css={dialogStyle} onSubmit={save}>
        <ImageChoice
          label={t('write.imageFile')}
          image={src}
          onChange={setSrc}
          error={isTried && src === null ? t('errors.required') : undefined}
        />
        <TextField
          label={t('write.imageAlt')}
          hint={t('write.imageAltHint')}
          {...(isTried && alt.trim() === '' && { error: t('errors.required') })}
          value={alt}
          maxLength={500}
          autoComplete="off"
          onChange={event => setAlt(event.target.value)}
        />
        <TextField
          label={t('write.imageCaption')}
          optional={t('state.optional')}
          value={caption}
          maxLength={500}
          autoComplete="off"
          onChange={event => setCaption(event.target.value)}
        />
        <Button type="submit">{t('actions.add')}</Button>
      </form>
    </Dialog>
  );
};
