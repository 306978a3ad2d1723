import { returnsRoutes } from './returns.routes';
import { staffReturnsRoutes } from './staff-returns.routes';

export const routes = [returnsRoutes, staffReturnsRoutes];
