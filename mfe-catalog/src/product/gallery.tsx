import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { lazyPart, useMessages } from '@ortoo/remote';
import { Picture, ZoomInIcon } from '@ortoo/ui';
import type { ImageFacts } from './product-view.rules';
import { leadPictureWidth } from '../parts/lead-picture';

const ZoomDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "zoom-dialog" */ './zoom-dialog')).ZoomDialog,
  { when: 'use' },
);

interface GalleryProps {
  images: readonly string[];
  facts: Readonly<Record<string, ImageFacts | undefined>>;
  name: string;
  /** The picture of the selection. */
  requested: string | null;
  faded: boolean;
}

/** Where a picture begins: a phone shows the edge of the next one too. */
const startOf = (track: HTMLElement, index: number) =>
  (track.children[index] as HTMLElement).offsetLeft - (track.firstElementChild as HTMLElement).offsetLeft;

/** The picture in view; at the end of the track it is the last one, whatever is left of it. */
const pictureIn = (track: HTMLElement) => {
  const last = track.children.length - 1;
  if (track.scrollLeft > 0 && track.scrollLeft + track.clientWidth >= track.scrollWidth - 1) return last;
  return Math.min(last, Math.round(track.scrollLeft / (startOf(track, Math.min(1, last)) || 1)));
};

/** Below 992 px about 28svh, see the style; a preload does not know the height of the window. */
const sizes = `(min-width: 992px) ${leadPictureWidth}, (min-width: 600px) 22rem, 16rem`;

interface ThumbsProps extends Pick<GalleryProps, 'images'> {
  at: number;
  go: (index: number) => void;
  /** Name of a picture. */
  nth: (index: number) => string;
}

const Thumbs = ({ images, at, go, nth }: ThumbsProps) => {
  const t = useMessages();
  return (
    <div className="thumbs" role="group" aria-label={t('product.pictures')}>
      {images.map((image, index) => (
        <button
          key={image}
          type="button"
          aria-label={nth(index)}
          aria-current={index === at || undefined}
          onClick={() => go(index)}
        >
          <Picture src={image} alt="" sizes="76px" maxWidth={160} />
        </button>
      ))}
    </div>
  );
};

/** Pictures in a scrollable track: swiped on a phone, or controlled by arrow keys and thumbnails. */
export const Gallery = ({ images, facts, name, requested, faded }: GalleryProps) => {
  const t = useMessages();
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState<'unused' | 'open' | 'closed'>('unused');
  const go = (index: number) => {
    setAt(index);
    if (track.current) track.current.scrollLeft = startOf(track.current, index);
  };
  useEffect(() => {
    const index = images.indexOf(requested ?? '');
    if (index >= 0 && track.current) track.current.scrollLeft = startOf(track.current, index);
  }, [requested, images]);
  const many = images.length > 1;
  const nth = (index: number) => t('product.picture', { number: index + 1, total: images.length });
  const altOf = (image: string, index: number) => facts[image]?.alt || (many ? `${name}, ${nth(index)}` : name);
  return (
    <div css={style}>
      <div className="stage" data-faded={faded || undefined}>
        <div
          ref={track}
          className="track"
          {...(many && { tabIndex: 0, role: 'group', 'aria-label': t('product.pictures') })}
          onScroll={event => setAt(pictureIn(event.currentTarget))}
        >
          {images.map((image, index) => (
            <div key={image} className="picture">
              <Picture
                src={image}
                alt={altOf(image, index)}
                focus={facts[image]?.focus}
                sizes={sizes}
                eager={index === 0}
              />
            </div>
          ))}
        </div>
        <button
          type="button"
          className="zoom"
          aria-haspopup="dialog"
          aria-label={t('product.zoom')}
          onClick={() => setZoom('open')}
        >
          <ZoomInIcon aria-hidden="true" />
        </button>
        {many && (
          <span className="place" aria-hidden="true">
            {at + 1} / {images.length}
          </span>
        )}
      </div>
      {many && <Thumbs {...{ images, at, go, nth }} />}
      {zoom !== 'unused' && (
        <ZoomDialog
          images={images}
          altOf={altOf}
          name={name}
          start={at}
          open={zoom === 'open'}
          onClose={() => setZoom('closed')}
        />
      )}
    </div>
  );
};

const style = css`
  display: grid;
  gap: 0.75rem;
  min-width: 0;
  .stage {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-xl);
    background: var(--sand);
  }
  .stage[data-faded] img {
    filter: grayscale(0.7);
    opacity: 0.6;
  }
  .track {
    display: flex;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-behavior: smooth;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
  }
  .track:focus-visible {
    outline-offset: -4px;
    border-radius: var(--radius-xl);
  }
  .picture {
    flex: 0 0 100%;
    scroll-snap-align: center;
  }
  .zoom {
    position: absolute;
    right: 0.75rem;
    bottom: 0.75rem;
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: color-mix(in srgb, var(--surface) 90%, transparent);
    color: var(--ink);
    box-shadow: var(--shadow-1);
  }
  .zoom svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  .place {
    position: absolute;
    left: 0.75rem;
    bottom: 0.75rem;
    padding: 0.125rem 0.625rem;
    border-radius: 999px;
    background: color-mix(in srgb, var(--surface) 90%, transparent);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  .thumbs {
    display: flex;
    gap: 0.625rem;
    overflow-x: auto;
    padding: 3px;
    margin: -3px;
    scrollbar-width: none;
  }
  .thumbs button {
    flex: none;
    overflow: hidden;
    width: 4.75rem;
    height: 4.75rem;
    padding: 0;
    border: 2px solid transparent;
    border-radius: var(--radius);
    background: var(--sand);
  }
  .thumbs button[aria-current] {
    border-color: var(--action);
  }
  /* Price and sizes follow on the first screen of a phone: the picture leaves them the room. */
  @media (max-width: 991.98px) {
    margin-inline: calc(-1 * var(--gutter));
    .stage {
      border-radius: 0;
      background: none;
    }
    .track {
      gap: 0.5rem;
      padding-inline: var(--gutter);
      scroll-padding-inline: var(--gutter);
    }
    .picture {
      flex: none;
      scroll-snap-align: start;
    }
    .picture img {
      width: auto;
      height: clamp(12rem, 28svh, 100vw);
      border-radius: var(--radius-lg);
    }
    .place {
      left: calc(var(--gutter) + 0.5rem);
    }
    .thumbs {
      display: none;
    }
  }
  @media (min-width: 992px) {
    width: ${leadPictureWidth};
    .place {
      display: none;
    }
  }
`;
