import { couponsQuerySchema, idSchema } from '@ortoo/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { transact } from '../db/changes';
import { qrSvg } from '../documents/qr';
import { DomainError, fieldError } from '../http/domain-error';
import { guessesLimited } from '../http/guessing';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { publicKeyOf } from './coupon-code.rules';
import { serializeCoupon } from './coupon.mapper';
import { type CouponRow, findCouponById, findCouponsOfUser } from './coupons.tables';
import { findContact, findOrderById, orderTokenOf } from '../orders/api';
import { sendCoupon } from './send-coupon';
import { findSigner, signerOf } from './signer';
import { ticketPdf } from './ticket-pdf';

const params = z.object({ id: idSchema });

export const couponsRoutes: Routes = (app, shop) => {
  const requireOwn = async (request: FastifyRequest, id: number): Promise<CouponRow> => {
    const coupon = await findCouponById(shop.db, id);
    const userId = request.viewer.user?.id;
    if (coupon && userId !== undefined && coupon.user_id === userId) return coupon;
    const token = orderTokenOf(request);
    if (coupon?.user_id === null && token !== undefined) {
      const order = await findOrderById(shop.db, coupon.order_id);
      if (order.token === token && order.site === request.site.code) return coupon;
    }
    throw new DomainError('COUPON_NOT_FOUND');
  };

  implement(app, 'getCouponKey', async () =>
    publicKeyOf((await findSigner(shop.db)) ?? (await transact(shop.db, trx => signerOf(trx, shop.clock())))),
  );

  const listMine = async (request: FastifyRequest, query: z.output<typeof couponsQuerySchema>) => {
    const now = shop.clock();
    const { rows, paging } = await findCouponsOfUser(shop.db, signedIn(request), query, now);
    const coupons = rows.map(row => serializeCoupon(row, request.reader, now));
    return { ...paging, coupons };
  };
  implement(app, 'listCoupons', request => listMine(request, request.query));
  implement(app, 'listETickets', request => listMine(request, { ...request.query, kind: 'ticket' }));

  app.get(
    '/coupons/:id/ticket.pdf',
    { schema: { params, querystring: z.object({ order_token: z.string().max(100).optional() }) } },
    async (request, reply) => {
      const coupon = await requireOwn(request, request.params.id);
      const pdf = await ticketPdf(coupon, request.reader, shop.clock());
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${coupon.number}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(pdf);
    },
  );

  implement(app, 'getCoupon', async request =>
    serializeCoupon(await requireOwn(request, request.params.id), request.reader, shop.clock()),
  );

  implement(app, 'sendCoupon', { rateLimit: guessesLimited }, async request => {
    const coupon = await requireOwn(request, request.params.id);
    const email = request.body?.email ?? (await findContact(shop.db, coupon.user_id))?.email;
    if (!email) throw fieldError('email', 'CONTACT_MISSING');
    await sendCoupon(shop, coupon, email, request.reader);
    return { email };
  });

  app.get(
    '/coupons/:id/qr.svg',
    { schema: { params, querystring: z.object({ order_token: z.string().max(100).optional() }) } },
    async (request, reply) => {
      const coupon = await requireOwn(request, request.params.id);
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'private, no-store')
        .send(await qrSvg(coupon.code));
    },
  );
};
