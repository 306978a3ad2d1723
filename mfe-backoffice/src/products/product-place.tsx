import { useMessages } from '@ortoo/remote';
import { Checkbox, Select } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import type { ProductForm } from './use-product-form';

const asOptions = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

const SizeGuide = ({ form: { fields, set, choices } }: { form: ProductForm }) => {
  const t = useMessages();
  const sizes = choices.option_types.find(({ code }) => code === 'size');
  if (!sizes || !fields.optionTypes.includes(sizes.id)) return null;
  return (
    <Select
      label={t('products.sizeGuide')}
      hint={t('products.sizeGuideHint')}
      placeholder={t('products.sizeGuideOfTaxon')}
      options={choices.size_guides.map(({ code, name }) => ({ value: code, label: name }))}
      value={fields.sizeGuide}
      onChange={event => set({ sizeGuide: event.target.value })}
    />
  );
};

/** Where a product belongs: seller, category, brand, badges. */
export const ProductPlace = ({ form }: { form: ProductForm }) => {
  const t = useMessages();
  const { fields, set, errorOf, choices } = form;
  const { badges } = fields;
  const toggle = (id: number) =>
    set({ badges: badges.includes(id) ? badges.filter(badge => badge !== id) : [...badges, id] });
  return (
    <FormSection title={t('products.place')}>
      <Select
        label={t('products.vendor')}
        placeholder={t('products.choose')}
        required
        error={errorOf('vendor_id')}
        options={asOptions(choices.vendors)}
        value={fields.vendor}
        onChange={event => set({ vendor: event.target.value })}
      />
      <Select
        label={t('products.taxon')}
        placeholder={t('products.choose')}
        required
        error={errorOf('taxon_id')}
        options={asOptions(choices.taxons)}
        value={fields.taxon}
        onChange={event => set({ taxon: event.target.value })}
      />
      <Select
        label={t('products.brand')}
        placeholder={t('products.noBrand')}
        error={errorOf('brand_id')}
        options={asOptions(choices.brands)}
        value={fields.brand}
        onChange={event => set({ brand: event.target.value })}
      />
      <SizeGuide form={form} />
      {choices.badges.length > 0 && (
        <fieldset>
          <legend>{t('products.badges')}</legend>
          {choices.badges.map(({ id, name }) => (
            <Checkbox key={id} label={name} checked={badges.includes(id)} onChange={() => toggle(id)} />
          ))}
        </fieldset>
      )}
    </FormSection>
  );
};
