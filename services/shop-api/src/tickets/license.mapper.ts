import type { License } from '@ortoo/contracts';
import { maybeTime, time } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import type { LicenseRow } from './licenses.tables';

export const serializeLicense = (row: LicenseRow, reader: Reader, now: Date): License => ({
  id: row.id,
  number: row.number,
  name: textFor(reader, row.name),
  order_number: row.order_number,
  issued_at: time(row.issued_at),
  valid_until: maybeTime(row.valid_until),
  state: row.valid_until !== null && row.valid_until <= now ? 'expired' : 'active',
});
