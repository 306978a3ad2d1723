import { hasSignature, type ScanResult, type ScanUpload } from '@ortoo/contracts';
import { couponState, findSigner, publicKeyOf, verifyCoupon } from '../../tickets/api';
import { transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { DomainError } from '../../http/domain-error';
import { signedIn } from '../../http/viewer';
import { audit, type StaffRequest } from '../../staff/api';
import { findScannedCoupon, markUsed, type StaffCouponRow } from '../coupons.tables';
import { isForEvent, rejection, scanTime } from './scans.rules';
import * as tables from './scans.tables';

/** A recorded scan with the coupon as it is now. */
export interface Recorded {
  scan: tables.ScanRow;
  coupon: StaffCouponRow | undefined;
}

/** Why nothing was found: a code that we have not signed, or a coupon that does not exist, or not for this vendor. */
const missing = async (db: Db, code: string): Promise<ScanResult> => {
  if (!hasSignature(code)) return 'unknown';
  const signer = await findSigner(db);
  return signer && verifyCoupon(code, publicKeyOf(signer)) ? 'unknown' : 'forged';
};

interface Attempt {
  userId: number;
  vendorId: number | null;
  at: Date;
}

/** Uses the coupon, if it can be used; the row is locked, so that the answer is still true at the commit. */
const redeem = async (trx: Db, coupon: StaffCouponRow, scan: ScanUpload, { userId, vendorId, at }: Attempt) => {
  if (!isForEvent(coupon.product_id, scan.event)) return 'wrong_event';
  await tables.lockCoupon(trx, coupon.id);
  if (await markUsed(trx, coupon.id, userId, scan.gate || null, at)) return 'granted';
  const current = await findScannedCoupon(trx, coupon.number, vendorId);
  const state = current ? couponState(current, at) : 'cancelled';
  if (state === 'active') throw new DomainError('CONFLICT');
  return rejection(state);
};

/** Undoes an entry, if this user made it and it has not been undone; returns whether the coupon is valid again. */
export const undo = async (trx: Db, entry: Parameters<typeof tables.markUndone>[1]) => {
  const scan = await tables.findScan(trx, entry.nonce);
  if (!scan?.coupon_id) return { scan: undefined, isFree: false };
  await tables.lockCoupon(trx, scan.coupon_id);
  const undone = await tables.markUndone(trx, entry);
  return { scan: undone, isFree: undone !== undefined && (await tables.markUnused(trx, undone)) };
};

const usage = (coupon: StaffCouponRow | undefined) => ({
  used_at: coupon?.used_at ?? null,
  where: coupon?.used_where ?? null,
});

/** Records a scan exactly once: a repeated one gets the first result. */
export const recordScan = (db: Db, request: StaffRequest, scan: ScanUpload, now: Date): Promise<Recorded> =>
  transact(db, async trx => {
    const userId = signedIn(request);
    const { vendorId } = request.viewer;
    const at = scanTime(new Date(scan.at), now);
    const found = await findScannedCoupon(trx, scan.code, vendorId);
    const { nonce, admitted } = scan;
    const id = await tables.claimScan(trx, {
      ...{ coupon_id: found?.id ?? null, at, user_id: userId, place: scan.gate || null, result: 'unknown' },
      ...{ nonce, event_id: scan.event, device: scan.device || null, admitted, recorded_at: now },
    });
    const subject = { subject: 'coupon', id: found?.number ?? scan.code.slice(0, 40) } as const;
    if (id !== undefined) {
      const attempt = { userId, vendorId, at };
      const ask = () => (found ? redeem(trx, found, scan, attempt) : missing(trx, scan.code));
      const result = scan.rejected_as ?? (await ask());
      await tables.setResult(trx, id, result);
    } else if (admitted) await tables.markAdmitted(trx, nonce, userId);
    // An answer that was lost may have granted it, and then the device did not let the guest in.
    if (scan.undone_at !== null || scan.rejected_as !== null)
      await undo(trx, { nonce, userId, since: new Date(0), now });
    const coupon = found && (await findScannedCoupon(trx, found.number, vendorId));
    const recorded = await tables.findScan(trx, nonce);
    if (!recorded) throw new DomainError('CONFLICT');
    const { result } = recorded;
    const before = { ...usage(found), result: id === undefined ? result : null };
    await audit(trx, request, { ...subject, before, after: { ...usage(coupon), result } });
    return { scan: recorded, coupon };
  });
