import { implement, type Routes } from '../http/implement';
import { countWork } from './work.tables';

export const workRoutes: Routes = (app, shop) => {
  implement(app, 'getStaffWork', ({ viewer }) => countWork(shop.db, viewer));
};
