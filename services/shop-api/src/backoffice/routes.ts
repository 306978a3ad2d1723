import { auditRoutes } from './audit.routes';
import { staffCouponsRoutes } from './coupons.routes';
import { staffMembersRoutes } from './members.routes';
import { staffOrdersRoutes } from './orders/orders.routes';
import { overviewRoutes } from './overview/overview.routes';
import { staffRolesRoutes } from './roles.routes';
import { workRoutes } from './work.routes';

export const routes = [
  staffCouponsRoutes,
  staffOrdersRoutes,
  staffMembersRoutes,
  staffRolesRoutes,
  auditRoutes,
  workRoutes,
  overviewRoutes,
];
