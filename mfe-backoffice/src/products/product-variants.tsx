import { css } from '@emotion/react';
import { useState } from 'react';
import { staffProductLimits as limits } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, Checkbox } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { emptyVariant } from './product-form.rules';
import type { ProductForm } from './use-product-form';
import { VariantRow } from './variant-row';

const OptionTypes = ({ form: { fields, set, choices } }: { form: ProductForm }) => {
  const t = useMessages();
  const { optionTypes } = fields;
  const toggle = (id: number) =>
    set({ optionTypes: optionTypes.includes(id) ? optionTypes.filter(type => type !== id) : [...optionTypes, id] });
  return (
    <fieldset>
      <legend>{t('products.optionTypes')}</legend>
      <div css={choicesStyle}>
        {choices.option_types.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={optionTypes.includes(id)}
            disabled={!optionTypes.includes(id) && optionTypes.length >= limits.options}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** What shoppers choose from: code, options, price and stock of each variant. */
export const ProductVariants = ({ form }: { form: ProductForm }) => {
  const t = useMessages();
  const { fields, set } = form;
  const { variants } = fields;
  const [added, setAdded] = useState(1);
  const add = () => {
    set({ variants: [...variants, emptyVariant(`new-${added}`)] });
    setAdded(added + 1);
  };
  const remove = (at: number) => {
    const id = variants[at]?.id;
    set({
      variants: variants.toSpliced(at, 1),
      ...(id != null && { removedVariants: [...fields.removedVariants, id] }),
    });
  };
  return (
    <FormSection title={t('products.variants')} text={t('products.variantsText')}>
      {form.choices.option_types.length > 0 && <OptionTypes form={form} />}
      <ul css={rowsStyle}>
        {variants.map((variant, at) => (
          <VariantRow
            key={variant.key}
            {...{ form, variant, at }}
            onRemove={variants.length > 1 ? () => remove(at) : undefined}
          />
        ))}
      </ul>
      <div>
        <Button kind="secondary" size="sm" disabled={variants.length >= limits.variants} onClick={add}>
          {t('products.addVariant')}
        </Button>
      </div>
    </FormSection>
  );
};

const choicesStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
`;

const rowsStyle = css`
  display: grid;
  gap: var(--space-2);
`;
