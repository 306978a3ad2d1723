import { auditRoutes } from './audit.routes';
import { staffCouponsRoutes } from './coupons.routes';
import { staffMembersRoutes } from './members.routes';
import { staffOrdersRoutes } from './orders/orders.routes';
import { staffRolesRoutes } from './roles.routes';
import { scannerRoutes } from './scanner/scanner.routes';
import { scansRoutes } from './scans/scans.routes';
import { workRoutes } from './work.routes';

export const routes = [
  staffCouponsRoutes,
  scansRoutes,
  scannerRoutes,
  staffOrdersRoutes,
  staffMembersRoutes,
  staffRolesRoutes,
  auditRoutes,
  workRoutes,
];
