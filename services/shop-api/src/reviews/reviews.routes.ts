import { reviewLimits } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import {
  addProductReviewSchemas,
  addVendorReviewSchemas,
  getOwnProductReviewSchemas,
  getOwnVendorReviewSchemas,
  listProductReviewsSchemas,
  listVendorReviewsSchemas,
  changeReviewSchemas,
  markReviewHelpfulSchemas,
  removeReviewSchemas,
  unmarkReviewHelpfulSchemas,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import { takeForms } from '../http/forms';
import { implement } from '../http/implement';
import type { Shop } from '../shop';
import { findVendorId } from '../catalog/api';
import { findProductId } from '../catalog/api';
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
const form = { ...seldom, consumes: ['multipart/form-data', 'application/json'] };

export const reviewsRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    await takeForms(app, { files: reviewLimits.images, bytes: reviewLimits.imageBytes, error: 'IMAGES_TOO_MANY' });

    const ofProduct = async ({ slug }: { slug: string }): Promise<Subject> => {
      const id = await findProductId(shop.db, slug);
      if (id === undefined) throw new DomainError('PRODUCT_NOT_FOUND');
      return { of: 'product_id', id };
    };
    const ofVendor = async ({ id: idOrCode }: { id: string }): Promise<Subject> => {
      const id = await findVendorId(shop.db, idOrCode);
      if (id === undefined) throw new DomainError('NOT_FOUND');
      return { of: 'vendor_id', id };
    };

    implement(app, endpoints.listProductReviews, listProductReviewsSchemas, async ({ params, query }) =>
      readReviews(shop, await ofProduct(params), query),
    );
    implement(app, endpoints.getOwnProductReview, getOwnProductReviewSchemas, async request =>
      readMine(shop, await ofProduct(request.params), userOf(request)),
    );
    implement(
      app,
      endpoints.addProductReview,
      addProductReviewSchemas,
      async request =>
        writeReview(shop, await ofProduct(request.params), userOf(request), request.body, request.reader),
      form,
    );

    implement(app, endpoints.listVendorReviews, listVendorReviewsSchemas, async ({ params, query }) =>
      readReviews(shop, await ofVendor(params), query),
    );
    implement(app, endpoints.getOwnVendorReview, getOwnVendorReviewSchemas, async request =>
      readMine(shop, await ofVendor(request.params), userOf(request)),
    );
    implement(
      app,
      endpoints.addVendorReview,
      addVendorReviewSchemas,
      async request => writeReview(shop, await ofVendor(request.params), userOf(request), request.body, request.reader),
      form,
    );

    implement(
      app,
      endpoints.changeReview,
      changeReviewSchemas,
      async request => editReview(shop, request.params.id, userOf(request), request.body),
      form,
    );

    implement(app, endpoints.removeReview, removeReviewSchemas, async request => {
      await removeReview(shop, request.params.id, userOf(request));
    });

    const votable = async (request: FastifyRequest, id: number): Promise<number> => {
      const [userId, review] = [userOf(request), await findReview(shop.db, id)];
      if (review?.state !== 'approved') throw new DomainError('REVIEW_NOT_FOUND');
      if (review.user_id === userId) throw new DomainError('REVIEW_OWN');
      return userId;
    };
    implement(app, endpoints.markReviewHelpful, markReviewHelpfulSchemas, async request => {
      const { id } = request.params;
      return { helpful: await addVote(shop.db, id, await votable(request, id)) };
    });
    implement(app, endpoints.unmarkReviewHelpful, unmarkReviewHelpfulSchemas, async request => {
      const { id } = request.params;
      return { helpful: await takeVote(shop.db, id, await votable(request, id)) };
    });
  };
