import { productKinds } from './product-kinds';
import { useMessages } from '@ortoo/remote';
import { Checkbox, Select, TextField } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import type { ProductForm } from './use-product-form';

/** Whether and from when shoppers see a product, and at which address. */
export const ProductVisibility = ({ form: { fields, set, errorOf, isNew } }: { form: ProductForm }) => {
  const t = useMessages();
  return (
    <FormSection title={t('products.visibility')}>
      {isNew && (
        <Select
          label={t('products.kind')}
          hint={t('products.kindHint')}
          options={productKinds.map(kind => ({ value: kind, label: t(`products.kinds.${kind}`) }))}
          value={fields.kind}
          onChange={event => set({ kind: productKinds.find(kind => kind === event.target.value) ?? 'goods' })}
        />
      )}
      <Checkbox
        label={t('products.published')}
        checked={fields.published}
        onChange={() => set({ published: !fields.published })}
      />
      <TextField
        type="datetime-local"
        label={t('products.availableOn')}
        required
        error={errorOf('available_on')}
        value={fields.availableOn}
        onChange={event => set({ availableOn: event.target.value })}
      />
      <TextField
        label={t('products.slug')}
        hint={t(isNew ? 'products.slugHintNew' : 'products.slugHint')}
        optional={isNew ? t('state.optional') : undefined}
        required={!isNew}
        error={errorOf('slug')}
        value={fields.slug}
        onChange={event => set({ slug: event.target.value.trim() })}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      {fields.kind === 'goods' && (
        <>
          <TextField
            type="datetime-local"
            label={t('products.preOrderAt')}
            hint={t('products.preOrderHint')}
            optional={t('state.optional')}
            error={errorOf('pre_order_at')}
            value={fields.preOrderAt}
            onChange={event => set({ preOrderAt: event.target.value })}
          />
          <Checkbox
            label={t('products.suggestion')}
            checked={fields.suggestion}
            onChange={() => set({ suggestion: !fields.suggestion })}
          />
        </>
      )}
      <Checkbox
        label={t('products.alcohol')}
        checked={fields.alcohol}
        onChange={() => set({ alcohol: !fields.alcohol })}
      />
    </FormSection>
  );
};
