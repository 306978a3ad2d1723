import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { Button, Checkbox, Select, TextField } from '@ortoo/ui';
import type { VariantFields } from './product-form.rules';
import type { ProductForm } from './use-product-form';

interface VariantRowProps {
  form: ProductForm;
  variant: VariantFields;
  /** Its place. */
  at: number;
  /** Absent for the only one. */
  onRemove: (() => void) | undefined;
}

interface PartProps extends Omit<VariantRowProps, 'onRemove'> {
  change: (part: Partial<VariantFields>) => void;
}

const Options = ({ form: { fields, choices, errorOf }, variant, at, change }: PartProps) => {
  const t = useMessages();
  return fields.optionTypes.map((typeId, nth) => {
    const type = choices.option_types.find(({ id }) => id === typeId);
    if (!type) return null;
    return (
      <Select
        key={typeId}
        label={type.name}
        placeholder={t('products.choose')}
        required
        error={nth === 0 ? errorOf(`variants.${at}.options`) : undefined}
        options={type.values.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(variant.options[typeId] || '')}
        onChange={event => change({ options: { ...variant.options, [typeId]: Number(event.target.value) } })}
      />
    );
  });
};

const amounts = [
  ['price', 'price', 'products.ownPrice', '₮'],
  ['sellingPrice', 'selling_price', 'products.ownSellingPrice', '₮'],
  ['stock', 'stock', 'products.stock', undefined],
] as const;

const StoreCounts = ({ form: { choices, errorOf }, variant, at, change }: PartProps) => {
  const t = useMessages();
  if (choices.stores.length === 0) return null;
  const error = errorOf(`variants.${at}.stores`);
  return (
    <details open={error !== undefined || undefined}>
      <summary>{t('products.stores')}</summary>
      <div className="pair">
        {choices.stores.map(({ id, name }, nth) => (
          <TextField
            key={id}
            label={name}
            inputMode="numeric"
            error={nth === 0 ? error : undefined}
            value={variant.stores[id] ?? ''}
            onChange={event => change({ stores: { ...variant.stores, [id]: event.target.value } })}
            maxLength={9}
            autoComplete="off"
          />
        ))}
      </div>
    </details>
  );
};

const VariantImage = ({ form: { fields }, variant, change }: PartProps) => {
  const t = useMessages();
  if (fields.images.length < 2) return null;
  return (
    <Select
      label={t('products.variantImage')}
      placeholder={t('products.firstImage')}
      options={fields.images.map(({ image }, nth) => ({
        value: image,
        label: t('products.imageNumber', { number: nth + 1 }),
      }))}
      value={variant.image ?? ''}
      onChange={event => change({ image: event.target.value || null })}
    />
  );
};

/** One variant of a product. */
export const VariantRow = ({ onRemove, ...row }: VariantRowProps) => {
  const t = useMessages();
  const { form, variant, at } = row;
  const { fields, set, errorOf } = form;
  const change = (part: Partial<VariantFields>) =>
    set({ variants: fields.variants.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const part = { ...row, change };
  return (
    <li css={style}>
      <fieldset>
        <legend>{t('products.variantNumber', { number: at + 1 })}</legend>
        <div className="pair">
          <Options {...part} />
          <TextField
            label={t('products.code')}
            required
            error={errorOf(`variants.${at}.sku`)}
            value={variant.sku}
            onChange={event => change({ sku: event.target.value })}
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
          />
          {amounts.map(([name, path, label, unit]) => (
            <TextField
              key={name}
              label={t(label)}
              inputMode="numeric"
              suffixText={unit}
              error={errorOf(`variants.${at}.${path}`)}
              value={variant[name]}
              onChange={event => change({ [name]: event.target.value })}
              maxLength={20}
              autoComplete="off"
            />
          ))}
          <VariantImage {...part} />
        </div>
        <StoreCounts {...part} />
        <div className="foot">
          <Checkbox
            label={t('products.backorderable')}
            checked={variant.backorderable}
            onChange={() => change({ backorderable: !variant.backorderable })}
          />
          {onRemove && (
            <Button kind="quiet" size="sm" onClick={onRemove}>
              {t('products.removeVariant', { number: at + 1 })}
            </Button>
          )}
        </div>
      </fieldset>
    </li>
  );
};

const style = css`
  padding-top: var(--space-1-5);
  border-top: 1px solid var(--line);
  fieldset > .pair {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: var(--space-1-5);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-2);
  }
  summary {
    min-height: var(--target);
    padding-block: 0.625rem;
    font-size: var(--text-sm);
    font-weight: 600;
    cursor: pointer;
  }
`;
