import { implement, type Routes } from '../http/implement';
import { markSaleCounted } from './orders.tables';
import { requireOwnOrder } from './owner';

/** Two tabs, two devices and a reload show the same order: only one of them may count it as a sale. */
export const countSaleRoutes: Routes = (app, shop) => {
  implement(app, 'countSale', async request => {
    const { id } = await requireOwnOrder(shop, request, request.params.number);
    return { first: await markSaleCounted(shop.db, id, shop.clock()) };
  });
};
