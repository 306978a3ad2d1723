import { css } from '@emotion/react';
import { useRef, type ChangeEvent, type MouseEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { staffProductLimits as limits, type StaffProductImage } from '@ortoo/contracts';
import { localeNames } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  ErrorNotice,
  IconButton,
  ImageIcon,
  Picture,
  TextField,
  TrashIcon,
} from '@ortoo/ui';
import { addImageMutation } from '../parts/add-image.mutation';
import { FormSection } from '../parts/form-section';
import { moved } from '../parts/moved.rules';
import { mainLocales } from './product-form.rules';
import type { ProductForm } from './use-product-form';

const middle = { x: 50, y: 50 };

interface ImageCardProps {
  form: ProductForm;
  image: StaffProductImage;
  at: number;
}

/** The point that stays in view: a press on the picture sets it, and so do two sliders. */
const FocusPoint = ({
  image,
  change,
}: {
  image: StaffProductImage;
  change: (part: Partial<StaffProductImage>) => void;
}) => {
  const t = useMessages();
  const focus = image.focus ?? middle;
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)));
    change({ focus: { x: percent(clientX - left, width), y: percent(clientY - top, height) } });
  };
  return (
    <div className="focus">
      <div className="picture" onClick={press} role="presentation">
        <Picture src={image.image} alt="" ratio={1} fit="contain" sizes="14rem" maxWidth={480} />
        <span style={{ left: `${focus.x}%`, top: `${focus.y}%` }} aria-hidden="true" />
      </div>
      {(['x', 'y'] as const).map(axis => (
        <label key={axis}>
          {t(`products.focus.${axis}`)}
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={focus[axis]}
            onChange={event => change({ focus: { ...focus, [axis]: Number(event.target.value) } })}
          />
        </label>
      ))}
    </div>
  );
};

const ImageCard = ({ form: { fields, set }, image, at }: ImageCardProps) => {
  const t = useMessages();
  const { images } = fields;
  const number = { number: at + 1 };
  const change = (part: Partial<StaffProductImage>) =>
    set({ images: images.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <li>
      <div className="head">
        <strong>{at === 0 ? t('products.mainImage') : t('products.imageNumber', number)}</strong>
        <IconButton
          label={t('products.moveEarlier', number)}
          icon={<ChevronLeftIcon />}
          disabled={at === 0}
          onClick={() => set({ images: moved(images, at, -1) })}
        />
        <IconButton
          label={t('products.moveLater', number)}
          icon={<ChevronRightIcon />}
          disabled={at === images.length - 1}
          onClick={() => set({ images: moved(images, at, 1) })}
        />
        <IconButton
          label={t('products.removeImage', number)}
          icon={<TrashIcon />}
          onClick={() => set({ images: images.toSpliced(at, 1) })}
        />
      </div>
      <FocusPoint {...{ image, change }} />
      {mainLocales.map(locale => (
        <TextField
          key={locale}
          label={`${t('products.alt')} (${localeNames[locale]})`}
          lang={locale}
          optional={t('state.optional')}
          value={image.alt[locale] ?? ''}
          onChange={event => change({ alt: { ...image.alt, [locale]: event.target.value } })}
          maxLength={limits.imageAlt}
          autoComplete="off"
        />
      ))}
    </li>
  );
};

/** Pictures in their order, each with its text and the point that stays in view. */
export const ProductImages = ({ form }: { form: ProductForm }) => {
  const t = useMessages();
  const errorText = useErrorText();
  const picker = useRef<HTMLInputElement>(null);
  const { images } = form.fields;
  const { mutateAsync, error, isPending } = useMutation(addImageMutation);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, limits.images - images.length);
    target.value = '';
    const added: StaffProductImage[] = [];
    for (const file of files) {
      const stored = await mutateAsync(file).catch(() => undefined);
      if (!stored) break;
      added.push({ image: stored.image, alt: {}, focus: null });
    }
    if (added.length > 0) form.set(latest => ({ images: [...latest.images, ...added] }));
  };
  return (
    <FormSection title={t('products.images')} text={t('products.imagesText')}>
      {images.length > 0 && (
        <ul css={style}>
          {images.map((image, at) => (
            <ImageCard key={image.image} {...{ form, image, at }} />
          ))}
        </ul>
      )}
      <ErrorNotice>{errorText(error) ?? form.errorOf('images')}</ErrorNotice>
      <div>
        <Button
          kind="secondary"
          icon={<ImageIcon />}
          busy={isPending}
          disabled={images.length >= limits.images}
          onClick={() => picker.current?.click()}
        >
          {t('products.addImages')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          aria-label={t('products.addImages')}
          tabIndex={-1}
          hidden
          onChange={event => void take(event)}
        />
      </div>
    </FormSection>
  );
};

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-2);
  > li {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-1) var(--space-1-5) var(--space-1-5);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .head {
    display: flex;
    align-items: center;
    font-size: var(--text-sm);
  }
  .head strong {
    flex: 1;
  }
  .focus {
    display: grid;
    gap: 0.25rem;
  }
  .picture {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--sand);
    cursor: crosshair;
  }
  .picture span {
    position: absolute;
    width: 1.25rem;
    height: 1.25rem;
    border: 3px solid var(--surface);
    border-radius: 50%;
    background: var(--action);
    box-shadow: var(--shadow-1);
    transform: translate(-50%, -50%);
    pointer-events: none;
  }
  .focus label {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: center;
    min-height: 2rem;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  .focus input {
    min-width: 0;
    accent-color: var(--action);
  }
`;
