import { css } from '@emotion/react';
import { useRef, type ChangeEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, ErrorNotice, ImageIcon, Picture } from '@ortoo/ui';
import { addImageMutation } from './add-image.mutation';

interface ImageChoiceProps {
  label: string;
  image: string | null;
  onChange: (image: string | null) => void;
  error?: string | undefined;
  /** It may be left out. */
  isOptional?: boolean;
}

/** One picture of the device, which the shop checks and stores. */
export const ImageChoice = ({ label, image, onChange, error, isOptional }: ImageChoiceProps) => {
  const t = useMessages();
  const errorText = useErrorText();
  const picker = useRef<HTMLInputElement>(null);
  const upload = useMutation(addImageMutation);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) upload.mutate(file, { onSuccess: stored => onChange(stored.image) });
  };
  return (
    <div css={style} role="group" aria-label={label}>
      <strong aria-hidden="true">{label}</strong>
      {image && <Picture src={image} alt="" ratio={1} fit="contain" sizes="7rem" maxWidth={320} />}
      <div className="buttons">
        <Button
          kind="secondary"
          size="sm"
          icon={<ImageIcon />}
          busy={upload.isPending}
          onClick={() => picker.current?.click()}
        >
          {t(image ? 'image.other' : 'image.choose')}
        </Button>
        {image && isOptional && (
          <Button kind="quiet" size="sm" onClick={() => onChange(null)}>
            {t('image.remove')}
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={take}
      />
      <ErrorNotice>{errorText(upload.error) ?? error}</ErrorNotice>
    </div>
  );
};

const style = css`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  strong {
    font-size: var(--text-sm);
  }
  img {
    width: 7rem;
    border-radius: var(--radius);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
`;
