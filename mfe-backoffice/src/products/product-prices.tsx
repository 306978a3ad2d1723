import { useMessages } from '@ortoo/remote';
import { TextField } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import type { ProductForm } from './use-product-form';

/** The price, and the sale with its dates. */
export const ProductPrices = ({ form: { fields, set, errorOf } }: { form: ProductForm }) => {
  const t = useMessages();
  const optional = t('state.optional');
  return (
    <FormSection title={t('products.prices')} text={t('products.pricesText')}>
      <div className="pair">
        <TextField
          label={t('products.price')}
          inputMode="numeric"
          required
          suffixText="₮"
          error={errorOf('price')}
          value={fields.price}
          onChange={event => set({ price: event.target.value })}
          maxLength={20}
          autoComplete="off"
        />
        <TextField
          label={t('products.sellingPrice')}
          inputMode="numeric"
          optional={optional}
          suffixText="₮"
          error={errorOf('selling_price')}
          value={fields.sellingPrice}
          onChange={event => set({ sellingPrice: event.target.value })}
          maxLength={20}
          autoComplete="off"
        />
        <TextField
          type="datetime-local"
          label={t('products.saleStart')}
          optional={optional}
          error={errorOf('sale_start_at')}
          value={fields.saleStart}
          onChange={event => set({ saleStart: event.target.value })}
        />
        <TextField
          type="datetime-local"
          label={t('products.saleEnd')}
          optional={optional}
          error={errorOf('sale_expire_at')}
          value={fields.saleEnd}
          onChange={event => set({ saleEnd: event.target.value })}
        />
      </div>
    </FormSection>
  );
};
