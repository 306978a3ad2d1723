import type { Scan, StaffCoupon } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { readUser } from '../account/api';
import { serializeCoupon, couponState } from '../tickets/api';
import { time } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import type { Reader } from '../http/locale';
import { signedIn } from '../http/viewer';
import {
  findScans,
  findStaffCoupon,
  insertScan,
  listStaffCoupons,
  markUsed,
  type StaffCouponRow,
} from './coupons.tables';

/** The last four digits identify the buyer without revealing the number. */
const masked = (phone: string | null) => phone && `••••${phone.slice(-4)}`;

const serializeStaffCoupon = (row: StaffCouponRow, reader: Reader, now: Date): StaffCoupon => ({
  ...serializeCoupon(row, reader, now),
  buyer_name: row.buyer_name,
  buyer_phone: masked(row.buyer_phone ?? row.address_phone),
  used_by: row.used_by_name || null,
  used_where: row.used_where,
});

const errors = { used: 'already_used', expired: 'COUPON_EXPIRED', cancelled: 'COUPON_CANCELLED' } as const;
const results = { used: 'already_used', expired: 'expired', cancelled: 'cancelled' } as const;

export const backOfficeRoutes: Routes = (app, shop) => {
  const requireCoupon = async (reference: string): Promise<StaffCouponRow> => {
    const row = await findStaffCoupon(shop.db, reference);
    if (!row) throw new DomainError('COUPON_NOT_FOUND');
    return row;
  };
  const log = (row: StaffCouponRow, request: FastifyRequest, result: Scan['result'], place: string | null, at: Date) =>
    insertScan(shop.db, { coupon_id: row.id, user_id: signedIn(request), place, result, at });

  implement(app, 'getStaffUser', async request => readUser(shop, signedIn(request), request.reader));

  implement(app, 'listStaffCoupons', async request => {
    const now = shop.clock();
    const { rows, paging } = await listStaffCoupons(shop.db, { ...request.query, now });
    const coupons = rows.map(row => serializeStaffCoupon(row, request.reader, now));
    return { ...paging, coupons };
  });

  implement(app, 'getStaffCoupon', async request =>
    serializeStaffCoupon(await requireCoupon(request.params.id), request.reader, shop.clock()),
  );

  implement(app, 'listCouponScans', async request => {
    const { id } = await requireCoupon(request.params.id);
    const scans = await findScans(shop.db, id);
    return {
      scans: scans.map(scan => ({
        id: scan.id,
        at: time(scan.at),
        by: scan.by,
        where: scan.place,
        result: scan.result,
      })),
    };
  });

  implement(app, 'redeemCoupon', async request => {
    const now = shop.clock();
    const found = await requireCoupon(request.params.id);
    const place = request.body?.where || null;
    const used = await markUsed(shop.db, found.id, signedIn(request), place, now);
    const row = await requireCoupon(String(found.id));
    if (used) {
      await log(row, request, 'granted', place, now);
      return serializeStaffCoupon(row, request.reader, now);
    }
    const state = couponState(row, now);
    if (state === 'active') throw new DomainError('CONFLICT');
    await log(row, request, results[state], place, now);
    const { used_at, used_by, used_where } = serializeStaffCoupon(row, request.reader, now);
    throw new DomainError(errors[state], state === 'used' ? { extra: { used_at, used_by, used_where } } : {});
  });
};
