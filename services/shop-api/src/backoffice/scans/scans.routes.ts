import type { RecordedScan } from '@ortoo/contracts';
import { transact } from '../../db/changes';
import { maybeTime, time } from '../../http/display';
import { DomainError } from '../../http/domain-error';
import { implement, type Routes } from '../../http/implement';
import { type Reader, textFor } from '../../http/locale';
import { signedIn } from '../../http/viewer';
import { audit } from '../../staff/api';
import { serializeCoupon } from '../../tickets/api';
import { findStaffCoupon, type StaffCouponRow } from '../coupons.tables';
import { type Recorded, recordScan, undo } from './record-scan';
import { undoableSince, undoUntil } from './scans.rules';
import * as tables from './scans.tables';

const serializeCouponOf = (row: StaffCouponRow, reader: Reader, now: Date): RecordedScan['coupon'] => ({
  ...serializeCoupon(row, reader, now),
  buyer_name: row.buyer_name,
  used_by: row.used_by_name || null,
  used_where: row.used_where,
});

const serializeRecorded = ({ scan, coupon }: Recorded, reader: Reader, now: Date): RecordedScan => ({
  nonce: scan.nonce ?? '',
  result: scan.result,
  at: time(scan.at),
  coupon: coupon ? serializeCouponOf(coupon, reader, now) : null,
  undo_until: scan.result === 'granted' && scan.recorded_at ? time(undoUntil(scan.recorded_at)) : null,
  undone_at: maybeTime(scan.undone_at),
});

const recording: Routes = (app, shop) => {
  implement(app, 'recordScans', async request => {
    const scans: RecordedScan[] = [];
    // One after the other, in a transaction each: what was recorded before a failure stays, and the rest is sent again.
    for (const scan of request.body.scans) {
      const now = shop.clock();
      scans.push(serializeRecorded(await recordScan(shop.db, request, scan, now), request.reader, now));
    }
    return { scans };
  });

  implement(app, 'undoScan', async request => {
    const now = shop.clock();
    const { nonce } = request.params;
    const userId = signedIn(request);
    const undone = await transact(shop.db, async trx => {
      const scan = await tables.findScan(trx, nonce);
      if (scan?.user_id !== userId || scan.result !== 'granted' || scan.coupon_id === null)
        throw new DomainError('SCAN_NOT_FOUND');
      const { scan: marked, isFree } = await undo(trx, { nonce, userId, since: undoableSince(now), now });
      if (!marked && !(await tables.findScan(trx, nonce))?.undone_at) throw new DomainError('SCAN_UNDO_LATE');
      const coupon = await findStaffCoupon(trx, String(scan.coupon_id), request.viewer.vendorId);
      const usage = { used_at: coupon?.used_at ?? null, where: coupon?.used_where ?? null };
      const before = isFree ? { used_at: scan.at, where: scan.place } : usage;
      await audit(trx, request, { subject: 'coupon', id: coupon?.number ?? scan.coupon_id, before, after: usage });
      return { scan: marked ?? { ...scan, undone_at: scan.undone_at ?? now }, coupon };
    });
    return serializeRecorded(undone, request.reader, now);
  });
};

/** Events stay in the list for a day after the last of their tickets. */
const day = 86_400_000;

const choices: Routes = (app, shop) => {
  implement(app, 'listScanEvents', async ({ viewer, reader }) => {
    const rows = await tables.listScanEvents(shop.db, new Date(shop.clock().getTime() - day), viewer.vendorId);
    return {
      events: rows.map(({ name, event_at, ...row }) => ({
        ...row,
        name: textFor(reader, name),
        event_at: maybeTime(event_at),
      })),
    };
  });

  implement(app, 'listGateCounts', async ({ query, viewer }) => {
    const rows = await tables.countGates(shop.db, { event: query.event, now: shop.clock(), vendorId: viewer.vendorId });
    return { gates: rows.map(({ last_at, ...row }) => ({ ...row, last_at: time(last_at) })) };
  });
};

export const scansRoutes: Routes = async (app, shop) => {
  await recording(app, shop);
  await choices(app, shop);
};
