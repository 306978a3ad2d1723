import type { ProductChoices, StaffProduct, StaffProductRow } from '@ortoo/contracts';
import {
  changeStaffProduct,
  createStaffProduct,
  getProductChoices,
  getStaffProduct,
  listStaffProducts,
} from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';

export const productRow: StaffProductRow = {
  ...{ id: 5, slug: 'wool-hat', name: 'Wool hat', kind: 'goods', state: 'listed', sku: 'HAT-S', variants_count: 2 },
  ...{ vendor: 'Ul Bootmakers', brand: 'Ul', taxon: 'Hats', image: null, price: '45000.0', selling_price: null },
  ...{ sale: null, stock: 7, available_on: '2026-11-01T02:00:00Z' },
};

const variant: StaffProduct['variants'][number] = {
  ...{ id: 51, sku: 'HAT-S', option_value_ids: [41], price: null, selling_price: null, stock: 4 },
  ...{ backorderable: false, image: null, stores: [{ store_id: 1, count: 2 }] },
};

export const staffProduct: StaffProduct = {
  ...{ id: 5, slug: 'wool-hat', kind: 'goods', state: 'listed', lock_version: 3 },
  texts: { mn: { name: 'Ноосон малгай', description: 'Дулаан' }, en: { name: 'Wool hat', description: 'Warm' } },
  ...{ taxon_id: 2, vendor_id: 1, brand_id: 1, badge_ids: [1], price: '45000.0', selling_price: null },
  ...{ sale_start_at: null, sale_expire_at: null, available_on: '2026-11-01T02:00:00Z', published: true },
  alcohol: false,
  images: [
    { image: '/pictures/hat', alt: {}, focus: null },
    { image: '/pictures/hat_side', alt: { mn: 'Хажуу тал' }, focus: { x: 20, y: 50 } },
  ],
  ...{ specifications: [], option_type_ids: [7], nutrition: null, size_guide: null, place: {}, valid_days: null },
  ...{ event_at: null, pre_order_at: null, suggestion: false },
  variants: [variant, { ...variant, id: 52, sku: 'HAT-L', option_value_ids: [42], stock: 3, stores: [] }],
};

export const productChoices: ProductChoices = {
  taxons: [{ id: 2, name: 'Goods › Hats', permalink: 'goods/hats' }],
  vendors: [{ id: 1, name: 'Ul Bootmakers' }],
  brands: [{ id: 1, name: 'Ul' }],
  badges: [{ id: 1, name: 'New' }],
  stores: [{ id: 1, name: 'Central store' }],
  option_types: [
    {
      ...{ id: 7, name: 'Size', code: 'size' },
      values: [
        { id: 41, name: 'S' },
        { id: 42, name: 'L' },
      ],
    },
  ],
  size_guides: [{ code: 'clothes', name: 'Clothing sizes', taxons: ['goods/fashion'] }],
  nutrients: [{ code: 'kcal', name: 'Calories', unit: 'kcal' }],
};

/** Responses about products. */
export const productAnswers = {
  ...answer(listStaffProducts, {
    ...{ products: [productRow], count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 },
  }),
  ...answer(getProductChoices, productChoices),
  ...answer(getStaffProduct, staffProduct, { id: 5 }),
  ...answer(changeStaffProduct, { ...staffProduct, lock_version: 4 }, { id: 5 }),
  ...answer(createStaffProduct, staffProduct),
};
