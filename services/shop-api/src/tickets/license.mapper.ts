import type { License } from '@ortoo/contracts';
import { maybeTime, time } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import type { LicenseRow } from './licenses.tables';

const stateOf = ({ cancelled_at, valid_until }: LicenseRow, now: Date): License['state'] => {
  if (cancelled_at) return 'cancelled';
  return valid_until !== null && valid_until <= now ? 'expired' : 'active';
};

export const serializeLicense = (row: LicenseRow, reader: Reader, now: Date): License => ({
  id: row.id,
  number: row.number,
  name: textFor(reader, row.name),
  order_number: row.order_number,
  issued_at: time(row.issued_at),
  valid_until: maybeTime(row.valid_until),
  cancelled_at: maybeTime(row.cancelled_at),
  state: stateOf(row, now),
});
