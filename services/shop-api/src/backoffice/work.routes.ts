import { implement, type Routes } from '../http/implement';
import { countWork } from './work.tables';

export const workRoutes: Routes = (app, shop) => {
  // The rows of one vendor are no work of the whole shop.
  implement(app, 'getStaffWork', async ({ viewer: { rights, vendorId } }) =>
    vendorId === null ? countWork(shop.db, rights) : {},
  );
};
