import { useId, useState, type ChangeEvent } from 'react';
import { css } from '@emotion/react';
import { reviewLimits, type Review } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { CameraIcon, CloseIcon, Picture } from '@ortoo/ui';
import { fileFault, imageTypes } from './review-form.rules';
import { Thumbnail } from './thumbnail';

interface PicturePickerProps {
  files: readonly File[];
  images: Review['images'];
  onFiles: (files: readonly File[]) => void;
  onImages: (images: Review['images']) => void;
}

/** Pictures of a review: existing and new ones. */
export const PicturePicker = ({ files, images, onFiles, onImages }: PicturePickerProps) => {
  const t = useMessages();
  const id = useId();
  const [rejected, setRejected] = useState<string[]>([]);
  const megabytes = reviewLimits.imageBytes / 1024 / 1024;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const taken = [...files];
    const errors: string[] = [];
    for (const file of event.target.files ?? []) {
      const fault = fileFault(file, images.length + taken.length);
      if (fault) errors.push(`${file.name}: ${t(`reviews.files.${fault}`, { megabytes, count: reviewLimits.images })}`);
      else taken.push(file);
    }
    setRejected(errors);
    onFiles(taken);
    event.target.value = '';
  };
  const remove = (name: string) => t('reviews.removePicture', { name });
  return (
    <div css={style}>
      <span className="label" id={`${id}-label`}>
        {t('reviews.pictures')} <span>{t('reviews.picturesHint', { count: reviewLimits.images, megabytes })}</span>
      </span>
      <ul>
        {images.map(image => (
          <li key={image.url}>
            <Picture src={image.url} alt={image.name} sizes="5rem" maxWidth={160} />
            <button
              type="button"
              aria-label={remove(image.name)}
              onClick={() => onImages(images.filter(one => one !== image))}
            >
              <CloseIcon aria-hidden="true" />
            </button>
          </li>
        ))}
        {files.map(file => (
          <li key={`${file.name}-${file.size}-${file.lastModified}`}>
            <Thumbnail file={file} />
            <button
              type="button"
              aria-label={remove(file.name)}
              onClick={() => onFiles(files.filter(one => one !== file))}
            >
              <CloseIcon aria-hidden="true" />
            </button>
          </li>
        ))}
        {images.length + files.length < reviewLimits.images && (
          <li className="add">
            <label>
              <CameraIcon aria-hidden="true" />
              <span>{t('reviews.addPicture')}</span>
              <input
                type="file"
                multiple
                accept={imageTypes.join(',')}
                aria-describedby={`${id}-label`}
                onChange={take}
              />
            </label>
          </li>
        )}
      </ul>
      <div role="alert">
        {rejected.map(text => (
          <p key={text} className="error">
            {text}
          </p>
        ))}
      </div>
    </div>
  );
};

const style = css`
  display: grid;
  gap: 0.5rem;
  .label {
    font-size: var(--text-sm);
    font-weight: 600;
  }
  .label span {
    color: var(--ink-soft);
    font-weight: 400;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.625rem;
  }
  li {
    position: relative;
    overflow: hidden;
    width: 5.5rem;
    height: 5.5rem;
    border-radius: var(--radius);
    background: var(--sand);
  }
  li > button {
    position: absolute;
    top: 0;
    right: 0;
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    padding: 0 0 0.75rem 0.75rem;
    border: 0;
    background: radial-gradient(circle at top right, rgb(0 0 0 / 0.65) 40%, transparent 42%);
    color: #fff;
    cursor: pointer;
  }
  li > button svg {
    width: 1rem;
    height: 1rem;
  }
  label {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0.25rem;
    height: 100%;
    border: 1.5px dashed var(--line-strong);
    border-radius: var(--radius);
    color: var(--ink-soft);
    font-size: var(--text-xs);
    cursor: pointer;
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--action);
    outline-offset: -3px;
  }
  label svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  p {
    overflow-wrap: anywhere;
  }
`;
