import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, ErrorNotice, ImageIcon, Picture } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { uploadMutation } from './publications.mutations';

interface ImageChoiceProps {
  label: string;
  /** Path of the chosen picture. */
  image: string | null;
  onChange: (image: string) => void;
  error?: string | undefined;
}

/** A picture of the writer's device, which the shop checks and stores. */
export const ImageChoice = ({ label, image, onChange, error }: ImageChoiceProps) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const picker = useRef<HTMLInputElement>(null);
  const upload = useMutation(uploadMutation());
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) upload.mutate(file, { onSuccess: answer => onChange(answer.image) });
  };
  return (
    <div css={style} role="group" aria-label={label}>
      {image && <Picture src={image} alt="" ratio={16 / 10} sizes="(min-width: 992px) 20rem, 90vw" maxWidth={640} />}
      <div>
        <Button kind="secondary" icon={<ImageIcon />} busy={upload.isPending} onClick={() => picker.current?.click()}>
          {t(image ? 'write.imageOther' : 'write.imageChoose')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={label}
          tabIndex={-1}
          hidden
          onChange={take}
        />
      </div>
      <ErrorNotice>{errorOf(upload.error) ?? error}</ErrorNotice>
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  img {
    width: 100%;
    max-width: 20rem;
    border-radius: var(--radius);
  }
`;
