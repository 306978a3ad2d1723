import { auditRoutes } from './audit.routes';
import { staffCouponsRoutes } from './coupons.routes';
import { daysRoutes } from './days/days.routes';
import { grantsRoutes } from './grants/grants.routes';
import { staffMembersRoutes } from './members.routes';
import { staffOrdersRoutes } from './orders/orders.routes';
import { overviewRoutes } from './overview/overview.routes';
import { bankRefundsRoutes } from './refunds/bank-refunds.routes';
import { staffRolesRoutes } from './roles.routes';
import { staffUnmatchedRoutes } from './transfers/staff-unmatched.routes';
import { staffTransfersRoutes } from './transfers/staff-transfers.routes';
import { scannerRoutes } from './scanner/scanner.routes';
import { scansRoutes } from './scans/scans.routes';
import { staffSitesRoutes } from './sites/staff-sites.routes';
import { workRoutes } from './work.routes';

export const routes = [
  staffCouponsRoutes,
  scansRoutes,
  scannerRoutes,
  staffOrdersRoutes,
  staffMembersRoutes,
  staffRolesRoutes,
  auditRoutes,
  staffTransfersRoutes,
  staffUnmatchedRoutes,
  bankRefundsRoutes,
  grantsRoutes,
  daysRoutes,
  staffSitesRoutes,
  workRoutes,
  overviewRoutes,
];
