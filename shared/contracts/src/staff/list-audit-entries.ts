import { defineEndpoint } from '../endpoint';
import type { listAuditEntriesSchemas } from './staff.schema';

export const listAuditEntries = defineEndpoint<typeof listAuditEntriesSchemas>({
  method: 'GET',
  path: '/back_office/audit',
  access: 'staff:people',
});
