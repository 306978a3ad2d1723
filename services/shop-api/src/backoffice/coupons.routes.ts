import type { Scan, StaffCoupon } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { FastifyRequest } from 'fastify';
import { serializeCoupon, couponState } from '../tickets/api';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { maybeTime, time } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { implementList, timeCell } from '../http/implement-list';
import type { Reader } from '../http/locale';
import { signedIn } from '../http/viewer';
import { audit } from '../staff/api';
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

/** Columns of the file of coupons. */
const columns = {
  number: ({ number }: StaffCoupon) => number,
  kind: ({ kind }: StaffCoupon) => kind,
  goods: ({ name }: StaffCoupon) => name,
  state: ({ state }: StaffCoupon) => state,
  order: ({ order_number }: StaffCoupon) => order_number,
  buyer: ({ buyer_name }: StaffCoupon) => buyer_name,
  phone: ({ buyer_phone }: StaffCoupon) => buyer_phone,
  issued: ({ issued_at }: StaffCoupon, locale: Locale) => timeCell(issued_at, locale),
  valid_until: ({ valid_until }: StaffCoupon, locale: Locale) => timeCell(valid_until, locale),
  used: ({ used_at }: StaffCoupon, locale: Locale) => timeCell(used_at, locale),
};

export const staffCouponsRoutes: Routes = (app, shop) => {
  const requireCoupon = async (reference: string, { viewer }: FastifyRequest): Promise<StaffCouponRow> => {
    const row = await findStaffCoupon(shop.db, reference, viewer.vendorId);
    if (!row) throw new DomainError('COUPON_NOT_FOUND');
    return row;
  };
  const log = (
    db: Db,
    row: StaffCouponRow,
    request: FastifyRequest,
    { result, place, at }: Pick<Scan, 'result'> & { place: string | null; at: Date },
  ) => insertScan(db, { coupon_id: row.id, user_id: signedIn(request), place, result, at });

  implementList(
    app,
    'listStaffCoupons',
    {
      rows: ({ coupons }) => coupons,
      columns,
    },
    async request => {
      const now = shop.clock();
      const { rows, paging } = await listStaffCoupons(shop.db, {
        ...request.query,
        now,
        vendorId: request.viewer.vendorId,
      });
      const coupons = rows.map(row => serializeStaffCoupon(row, request.reader, now));
      return { ...paging, coupons };
    },
  );

  implement(app, 'getStaffCoupon', async request =>
    serializeStaffCoupon(await requireCoupon(request.params.id, request), request.reader, shop.clock()),
  );

  implement(app, 'listCouponScans', async request => {
    const { id } = await requireCoupon(request.params.id, request);
    const scans = await findScans(shop.db, id);
    return {
      scans: scans.map(scan => ({
        id: scan.id,
        at: time(scan.at),
        by: scan.by,
        where: scan.place,
        result: scan.result,
        undone_at: maybeTime(scan.undone_at),
      })),
    };
  });

  implement(app, 'redeemCoupon', async request => {
    const now = shop.clock();
    const found = await requireCoupon(request.params.id, request);
    const place = request.body?.where || null;
    const isGranted = await transact(shop.db, async trx => {
      if (!(await markUsed(trx, found.id, signedIn(request), place, now))) return false;
      await log(trx, found, request, { result: 'granted', place, at: now });
      const change = { before: { used_at: null, where: null }, after: { used_at: now, where: place } };
      await audit(trx, request, { subject: 'coupon', id: found.number, ...change });
      return true;
    });
    const row = await requireCoupon(String(found.id), request);
    if (isGranted) return serializeStaffCoupon(row, request.reader, now);
    const state = couponState(row, now);
    if (state === 'active') throw new DomainError('CONFLICT');
    await log(shop.db, row, request, { result: results[state], place, at: now });
    const { used_at, used_by, used_where } = serializeStaffCoupon(row, request.reader, now);
    throw new DomainError(errors[state], state === 'used' ? { extra: { used_at, used_by, used_where } } : {});
  });
};
