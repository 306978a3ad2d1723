import type { StaffProduct, StaffProductChange, StaffProductCreation } from '@ortoo/contracts';
import { changeStaffProduct, createStaffProduct, getStaffProduct, listStaffProducts } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import { staffProductsKey } from '../parts/product-keys';
import type { ListControl } from '../parts/use-list';
import type { productList } from './products.list';

/** Products in every state. */
export const staffProductsQuery = (query: ListControl<typeof productList>['query']) =>
  endpointQuery([...staffProductsKey, query], listStaffProducts, { query }, { placeholderData: keepPreviousData });

/** One of them as the editor shows it; it is read anew each time, for somebody else may have changed it. */
export const staffProductQuery = (id: number) =>
  endpointQuery([...staffProductsKey, 'one', id], getStaffProduct, { params: { id } }, { staleTime: 0 });

/** A new product, or a change of one. */
export type ProductSave = { id: null; body: StaffProductCreation } | { id: number; body: StaffProductChange };

/** Saves a product. */
export const saveProductMutation = mutationOptions<StaffProduct, ApiError, ProductSave>({
  mutationFn: (save, { client }) =>
    save.id === null
      ? call(apiOf(client), createStaffProduct, { body: save.body })
      : call(apiOf(client), changeStaffProduct, { params: { id: save.id }, body: save.body }),
  onSuccess: (product, _save, _before, { client }) => {
    client.setQueryData(staffProductQuery(product.id).queryKey, product);
    return client.invalidateQueries({
      predicate: ({ queryKey: [area, noun, one] }) => area === 'back-office' && noun === 'products' && one !== 'one',
    });
  },
});
