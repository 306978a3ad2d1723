import { productChoices, staffProduct } from '../parts/testing/products';
import { emptyFields, faultsOf, fieldsOf, fromInput, inputOf, toInput } from './product-form.rules';

const now = new Date('2026-11-21T04:00:00Z');

it('sends a product back as it came', () => {
  const { id: _, kind: __, state: ___, lock_version: ____, ...rest } = staffProduct;
  const { texts, ...sent } = inputOf(fieldsOf(staffProduct));
  expect(texts).toMatchObject(rest.texts);
  expect(sent).toMatchObject({
    ...{ slug: rest.slug, taxon_id: 2, brand_id: 1, price: 45_000, selling_price: null, images: rest.images },
    available_on: '2026-11-01T02:00:00.000Z',
    variants: rest.variants.map(({ id, sku, option_value_ids, stores }) => ({
      ...{ id, sku, option_value_ids, stores, stock_change: 0 },
    })),
  });
});

it('has nothing wrong with it', () => expect(faultsOf(fieldsOf(staffProduct))).toEqual({}));

it('knows what a new product lacks', () =>
  expect(Object.keys(faultsOf(emptyFields(productChoices, now)))).toEqual([
    'texts.mn.name',
    'taxon_id',
    'price',
    'variants.0.sku',
  ]));

it('shows and reads times in the zone of the shop', () => {
  expect(toInput('2026-11-01T02:00:00Z')).toBe('2026-11-01T10:00');
  expect(fromInput('2026-11-01T10:00')).toBe('2026-11-01T02:00:00.000Z');
  expect(fromInput('')).toBeNull();
});
