import { useEffect, useEffectEvent, useState } from 'react';
import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { ChevronLeftIcon, ChevronRightIcon, Dialog, IconButton, Picture, pictureUrl } from '@ortoo/ui';

interface ZoomDialogProps {
  images: readonly string[];
  /** What a picture shows. */
  altOf: (image: string, index: number) => string;
  name: string;
  /** Index of the picture it opens with. */
  start: number;
  open: boolean;
  onClose: () => void;
}

const Pictures = ({ images, altOf, start }: Pick<ZoomDialogProps, 'images' | 'altOf' | 'start'>) => {
  const t = useMessages();
  const [at, setAt] = useState(start);
  const [close, setClose] = useState(false);
  const go = (index: number) => {
    setAt((index + images.length) % images.length);
    setClose(false);
  };
  const keys = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(at + 1);
    if (key === 'ArrowLeft') go(at - 1);
  });
  // The whole dialog handles keys: its focus starts at the close button.
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('keydown', keys, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  const image = images[at] ?? '';
  return (
    <div css={style}>
      <button
        type="button"
        className="picture"
        aria-pressed={close}
        aria-label={t('product.zoomIn')}
        data-close={close || undefined}
        style={{ backgroundImage: `url("${pictureUrl(image, 640)}")` }}
        onClick={() => setClose(!close)}
      >
        <Picture src={image} alt={altOf(image, at)} fit="contain" sizes={close ? '1600px' : '64rem'} />
      </button>
      {images.length > 1 && (
        <div className="tools">
          <IconButton label={t('actions.previous')} icon={<ChevronLeftIcon />} onClick={() => go(at - 1)} />
          <span role="status">{t('product.picture', { number: at + 1, total: images.length })}</span>
          <IconButton label={t('actions.next')} icon={<ChevronRightIcon />} onClick={() => go(at + 1)} />
        </div>
      )}
    </div>
  );
};

/** The pictures at screen size; another press zooms in. */
export const ZoomDialog = ({ open, onClose, ...pictures }: ZoomDialogProps) => {
  const t = useMessages();
  return (
    <Dialog wide open={open} onClose={onClose} title={pictures.name} closeLabel={t('actions.close')}>
      <Pictures {...pictures} />
    </Dialog>
  );
};

const style = css`
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  .picture {
    display: block;
    overflow: auto;
    width: min(100%, calc(100dvh - 12rem));
    padding: 0;
    border: 0;
    border-radius: var(--radius-lg);
    background: var(--sand) center / contain no-repeat;
    cursor: zoom-in;
    aspect-ratio: 1;
  }
  .picture img {
    background: none;
  }
  .picture[data-close] {
    cursor: zoom-out;
  }
  .picture[data-close] img {
    width: 200%;
    max-width: none;
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 1rem;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
`;
