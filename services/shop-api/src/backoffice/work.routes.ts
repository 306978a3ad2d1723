import { implement, type Routes } from '../http/implement';
import { localDay } from '../leasing/api';
import { countWork } from './work.tables';

export const workRoutes: Routes = (app, shop) => {
  implement(app, 'getStaffWork', ({ viewer }) => countWork(shop.db, viewer, localDay(shop.clock())));
};
