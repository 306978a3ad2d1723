import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type CSSProperties, type PointerEvent, type Ref } from 'react';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, Dialog, ErrorNotice } from '@ortoo/ui';
import { squareOf } from './avatar-square.rules';
import { saveAvatar } from './profile.mutations';

interface AvatarDialogProps {
  file: File;
  /** Where the browser has it. */
  url: string;
  onClose: () => void;
}

/** Touch, wheel and arrow keys scroll by themselves; a mouse drags. */
const drag = ({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
};

interface PictureWindowProps {
  url: string;
  zoom: number;
  /** Id of the text that says how to move the picture. */
  describedBy: string;
  field: Ref<HTMLDivElement>;
  picture: Ref<HTMLImageElement>;
  onReady: () => void;
  onBroken: () => void;
}

const PictureWindow = ({ url, zoom, describedBy, field, picture, onReady, onBroken }: PictureWindowProps) => {
  const t = useMessages();
  const [shape, setShape] = useState<'wide' | 'tall'>();
  const size: CSSProperties & { '--zoom': number } = { '--zoom': zoom };
  return (
    <div css={windowStyle}>
      <div
        ref={field}
        className="field"
        role="group"
        tabIndex={0}
        aria-label={t('details.cut')}
        aria-describedby={describedBy}
        onPointerMove={drag}
      >
        <img
          ref={picture}
          src={url}
          alt=""
          draggable={false}
          data-shape={shape}
          style={size}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setShape(naturalWidth > naturalHeight ? 'wide' : 'tall');
            onReady();
          }}
          onError={onBroken}
        />
      </div>
    </div>
  );
};

/** Chooses the square of a picture that becomes the user's: the picture scrolls behind a round window. */
export const AvatarDialog = ({ file, url, onClose }: AvatarDialogProps) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const id = useId();
  const save = useMutation(saveAvatar);
  const field = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [zoom, setZoom] = useState(1);
  const [isReady, setReady] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const submit = async () => {
    if (!field.current || !picture.current) return;
    const { scrollLeft, scrollTop, clientWidth } = field.current;
    const { naturalWidth, naturalHeight, clientWidth: shownWidth } = picture.current;
    const square = squareOf({ naturalWidth, naturalHeight, shownWidth, scrollLeft, scrollTop, window: clientWidth });
    try {
      await save.mutateAsync({ file, ...square });
      onClose();
    } catch {
      // The notice shows it.
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('details.cut')}
      closeLabel={t('actions.close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button busy={save.isPending} disabled={!isReady || isBroken} onClick={() => void submit()}>
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <div css={style}>
        <ErrorNotice>{isBroken ? t('details.broken') : errorOf(save.error)}</ErrorNotice>
        <p id={`${id}-how`} className="soft">
          {t('details.cutText')}
        </p>
        <PictureWindow
          url={url}
          zoom={zoom}
          describedBy={`${id}-how`}
          field={field}
          picture={picture}
          onReady={() => setReady(true)}
          onBroken={() => setBroken(true)}
        />
        <label>
          {t('details.zoom')}
          <input
            type="range"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={event => setZoom(Number(event.target.value))}
          />
        </label>
      </div>
    </Dialog>
  );
};

const windowStyle = css`
  --window: min(18rem, 70vw);
  position: relative;
  justify-self: center;
  overflow: hidden;
  width: var(--window);
  height: var(--window);
  border-radius: var(--radius);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    outline: 2px solid #fff;
    outline-offset: -2px;
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 0.45);
    pointer-events: none;
  }
  .field {
    overflow: auto;
    width: 100%;
    height: 100%;
    background: var(--night);
    cursor: move;
    scrollbar-width: none;
    user-select: none;
  }
  .field::-webkit-scrollbar {
    display: none;
  }
  .field:focus-visible {
    outline: 3px solid var(--gold);
    outline-offset: -3px;
  }
  img {
    display: block;
    max-width: none;
  }
  img[data-shape='tall'] {
    width: calc(var(--window) * var(--zoom));
    height: auto;
  }
  img[data-shape='wide'] {
    width: auto;
    height: calc(var(--window) * var(--zoom));
  }
`;

const style = css`
  display: grid;
  gap: var(--space-2);
  label {
    display: grid;
    gap: 0.375rem;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  input {
    width: 100%;
    height: var(--target);
    accent-color: var(--action);
  }
`;
