import { css } from '@emotion/react';
import { useEffectEvent, useEffect, useRef, type FormEvent } from 'react';
import type { ProductChoices, StaffProduct } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { Button, ButtonLink, ErrorNotice, InlineNotice } from '@ortoo/ui';
import { UnsavedGuard } from '../parts/unsaved-guard';
import { ProductFacts } from './product-facts';
import { ProductImages } from './product-images';
import { ProductPlace } from './product-place';
import { ProductPrices } from './product-prices';
import { ProductTexts } from './product-texts';
import { ProductVariants } from './product-variants';
import { ProductVisibility } from './product-visibility';
import { useProductForm } from './use-product-form';

interface ProductEditorProps {
  /** Null for a new one. */
  product: StaffProduct | null;
  choices: ProductChoices;
  onSaved: (saved: StaffProduct) => void;
}

type Editing = ReturnType<typeof useProductForm>;

const Notices = ({ editing, id }: { editing: Editing; id: number | undefined }) => {
  const t = useMessages();
  const href = useHref();
  const { isConflict, error, faultsCount, wasRestored, discard, saveAnyway } = editing;
  const giveUp = (
    <Button kind="quiet" size="sm" onClick={() => void discard()}>
      {t('products.discard')}
    </Button>
  );
  if (isConflict)
    return (
      <InlineNotice tone="warn" announce title={error}>
        <div css={noticeStyle}>
          <ButtonLink kind="secondary" size="sm" href={href(`/backoffice/products/${id}`)} target="_blank">
            {t('products.showTheirs')}
          </ButtonLink>
          <Button kind="secondary" size="sm" onClick={() => void saveAnyway()}>
            {t('products.saveAnyway')}
          </Button>
          {giveUp}
        </div>
      </InlineNotice>
    );
  return (
    <>
      {wasRestored && (
        <InlineNotice title={t('products.restored')}>
          <div css={noticeStyle}>{giveUp}</div>
        </InlineNotice>
      )}
      <ErrorNotice>
        {error ?? (faultsCount > 0 ? t('products.faults.some', { count: faultsCount }) : undefined)}
      </ErrorNotice>
    </>
  );
};

/** Focuses the first field that is wrong, once the page shows it. */
const useFocusOnFault = (editing: Editing) => {
  const element = useRef<HTMLFormElement>(null);
  const { error, faultsCount } = editing;
  useEffect(() => {
    if (error || faultsCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error, faultsCount]);
  return element;
};

const isSaveKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyS';

/** Everything about a product, saved at once. */
export const ProductEditor = (props: ProductEditorProps) => {
  const t = useMessages();
  const editing = useProductForm(props);
  const { form, isUnsaved, isPending, save, forget } = editing;
  const element = useFocusOnFault(editing);
  const submit = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      submit();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <form
      ref={element}
      css={style}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="main">
        <ProductTexts form={form} />
        <ProductImages form={form} />
        <ProductPrices form={form} />
        <ProductVariants form={form} />
        <ProductFacts form={form} />
      </div>
      <div className="settings">
        <ProductVisibility form={form} />
        <ProductPlace form={form} />
      </div>
      <div className="bar">
        <Notices editing={editing} id={props.product?.id} />
        <div className="line">
          <span className="soft" role="status">
            {t(isUnsaved ? 'products.unsaved' : form.isNew ? 'products.notYet' : 'state.saved')}
          </span>
          <Button type="submit" busy={isPending} aria-keyshortcuts="Control+S Meta+S">
            {t('actions.save')}
          </Button>
        </div>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} onDiscard={forget} />
    </form>
  );
};

const noticeStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-top: var(--space-1);
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  .main,
  .settings {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-2);
  }
  .bar {
    position: sticky;
    bottom: 0;
    z-index: var(--z-sticky);
    display: grid;
    gap: var(--space-1);
    margin-inline: calc(-1 * var(--space-2));
    padding: 0.75rem var(--space-2);
    border-top: 1px solid var(--line);
    background: var(--surface);
  }
  .line {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    .bar {
      grid-column: 1 / -1;
    }
  }
`;
