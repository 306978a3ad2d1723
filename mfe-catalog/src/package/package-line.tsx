import { css } from '@emotion/react';
import { formatMoney, formatTime } from '@ortoo/i18n';
import { quantityTexts, useHref, useLocale, useMessages } from '@ortoo/remote';
import { IconButton, InlineNotice, Picture, QuantityStepper, Select, TextField, TrashIcon } from '@ortoo/ui';
import { choosePackageVariant, setCustomValues, setPackageProduct } from '../parts/package.store';
import { faultOf, variantOf, type PackLine } from './package.rules';

interface PackageLineProps {
  line: PackLine;
  /** An order was attempted: missing input is shown. */
  requested: boolean;
}

/** One product of the package: variant, quantity and custom values. */
export const PackageLine = ({ line, requested }: PackageLineProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { slug, qty, note, product } = line;
  const variant = variantOf(line);
  const fault = faultOf(line);
  const name = product?.name ?? slug;
  const whyNot = ({ heldUntil }: NonNullable<typeof variant>) =>
    heldUntil ? t('product.availability.held', { time: formatTime(heldUntil) }) : t('state.soldOut');
  const remove = () => setPackageProduct(slug, 0);
  return (
    <li css={style}>
      <span className="picture">
        {product?.image && <Picture src={product.image} alt="" sizes="96px" maxWidth={320} />}
      </span>
      <div className="words">
        <h2>{product ? <a href={href(`/products/${slug}`)}>{name}</a> : name}</h2>
        {product && product.variants.length > 1 && (
          <Select
            label={t('package.variant')}
            placeholder={t('package.choose')}
            value={String(variant?.id ?? '')}
            onChange={event => choosePackageVariant(slug, Number(event.target.value))}
            options={product.variants.map(one => ({
              value: String(one.id),
              label: one.inStock ? one.label : `${one.label} (${whyNot(one)})`,
              disabled: !one.inStock,
            }))}
            {...(requested && fault === 'choose' && { error: t('package.faults.choose') })}
          />
        )}
        {product && (
          <TextField
            label={t('package.note')}
            optional={t('state.optional')}
            maxLength={200}
            value={note}
            onChange={event => setCustomValues(slug, { note: event.target.value })}
          />
        )}
        {fault && fault !== 'choose' && (
          <InlineNotice tone="warn">
            {fault === 'held' ? t('product.heldText') : t(`package.faults.${fault}`, { count: variant?.max ?? 0 })}
          </InlineNotice>
        )}
      </div>
      <div className="tools">
        {product && (
          <QuantityStepper
            value={qty}
            min={1}
            max={Math.max(variant?.max ?? qty, 1)}
            onChange={quantity => setPackageProduct(slug, quantity)}
            labels={quantityTexts(t, name)}
          />
        )}
        <IconButton label={`${t('actions.remove')}: ${name}`} icon={<TrashIcon />} onClick={remove} />
        {variant && <strong>{formatMoney(variant.price * qty, locale)}</strong>}
      </div>
    </li>
  );
};

const style = css`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--line);
  .picture {
    overflow: hidden;
    align-self: start;
    border-radius: var(--radius);
    background: var(--sand);
    aspect-ratio: 1;
  }
  .words {
    display: grid;
    gap: var(--space-1-5);
    max-width: 30rem;
  }
  h2 {
    font-size: var(--text-md);
    font-weight: 600;
  }
  .tools {
    display: flex;
    grid-column: 2;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 0.5rem;
  }
  strong {
    margin-inline-start: auto;
    font-weight: 650;
  }
`;
