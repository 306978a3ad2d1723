import { reviewLimits } from '@ortoo/contracts';
import {
  helpfulSchema,
  idSchema,
  myReviewSchema,
  reviewFormSchema,
  reviewSchema,
  reviewsQuerySchema,
  reviewsSchema,
} from '@ortoo/contracts/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { takeForms } from '../../http/forms';
import { DomainError } from '../../http/domain-error';
import type { Shop } from '../../shop';
import { findVendorId } from '../brands.tables';
import { findProductId } from '../products.tables';
import { editReview, readMine, readReviews, removeReview, writeReview } from './reviews';
import { findReview, type Subject } from './reviews.tables';
import { addVote, takeVote } from './votes.tables';

const userOf = ({ viewer }: FastifyRequest): number => {
  if (!viewer.user) throw new DomainError('UNAUTHORIZED');
  return viewer.user.id;
};

/** Writing and moderating are expensive; a person does it a few times a day. */
const seldom = {
  rateLimit: {
    max: 20,
    timeWindow: '10 minutes',
    keyGenerator: (request: FastifyRequest) => `review:${userOf(request)}`,
  },
};
const form = { consumes: ['multipart/form-data', 'application/json'], body: reviewFormSchema };
const one = z.object({ id: idSchema });

export const reviewsRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    await takeForms(app, { files: reviewLimits.images, bytes: reviewLimits.imageBytes });

    const subjects = [
      {
        path: '/products/:slug/reviews',
        params: z.object({ slug: z.string().max(200) }),
        find: async (params: Record<string, string>): Promise<Subject> => {
          const id = await findProductId(shop.db, params['slug'] ?? '');
          if (id === undefined) throw new DomainError('PRODUCT_NOT_FOUND');
          return { of: 'product_id', id };
        },
      },
      {
        path: '/vendors/:id/reviews',
        params: z.object({ id: z.string().max(80) }),
        find: async (params: Record<string, string>): Promise<Subject> => {
          const id = await findVendorId(shop.db, params['id'] ?? '');
          if (id === undefined) throw new DomainError('NOT_FOUND');
          return { of: 'vendor_id', id };
        },
      },
    ];

    for (const { path, params, find } of subjects) {
      app.get(
        path,
        { schema: { params, querystring: reviewsQuerySchema, response: { 200: reviewsSchema } } },
        async request => readReviews(shop, await find(request.params), request.query),
      );
      app.get(`${path}/mine`, { schema: { params, response: { 200: myReviewSchema } } }, async request =>
        readMine(shop, await find(request.params), userOf(request)),
      );
      app.post(
        path,
        { config: seldom, schema: { params, ...form, response: { 201: reviewSchema } } },
        async (request, reply) => {
          const subject = await find(request.params);
          return reply
            .status(201)
            .send(await writeReview(shop, subject, userOf(request), request.body, request.reader));
        },
      );
    }

    app.put(
      '/reviews/:id',
      { config: seldom, schema: { params: one, ...form, response: { 200: reviewSchema } } },
      async request => editReview(shop, request.params.id, userOf(request), request.body),
    );

    app.delete('/reviews/:id', { schema: { params: one } }, async (request, reply) => {
      await removeReview(shop, request.params.id, userOf(request));
      return reply.status(204).send();
    });

    const votable = async (request: FastifyRequest, id: number): Promise<number> => {
      const [userId, review] = [userOf(request), await findReview(shop.db, id)];
      if (review?.state !== 'approved') throw new DomainError('REVIEW_NOT_FOUND');
      if (review.user_id === userId) throw new DomainError('REVIEW_OWN');
      return userId;
    };
    const voting = { schema: { params: one, response: { 200: helpfulSchema } } };
    app.put('/reviews/:id/helpful', voting, async request => {
      const { id } = request.params;
      return { helpful: await addVote(shop.db, id, await votable(request, id)) };
    });
    app.delete('/reviews/:id/helpful', voting, async request => {
      const { id } = request.params;
      return { helpful: await takeVote(shop.db, id, await votable(request, id)) };
    });
  };
