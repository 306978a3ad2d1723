import { reviewLimits } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import { takeForms } from '../http/forms';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { findProductId, findVendorId } from '../catalog/api';
import { editReview, readMine, readReviews, removeReview, writeReview } from './reviews';
import { findReview, type Subject } from './reviews.tables';
import { addVote, takeVote } from './votes.tables';

/** Writing and moderating are expensive; a person does it a few times a day. */
const seldom = {
  rateLimit: {
    max: 20,
    timeWindow: '10 minutes',
    keyGenerator: (request: FastifyRequest) => `review:${signedIn(request)}`,
  },
};
const published = { isCached: true, showsReviews: true };
const form = { ...seldom, consumes: ['multipart/form-data', 'application/json'] };

export const reviewsRoutes: Routes = async (app, shop) => {
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

  implement(app, 'listProductReviews', published, async ({ params, query, reader }) =>
    readReviews(shop, await ofProduct(params), query, reader),
  );
  implement(app, 'getOwnProductReview', async request =>
    readMine(shop, await ofProduct(request.params), signedIn(request)),
  );
  implement(app, 'addProductReview', form, async request =>
    writeReview(shop, await ofProduct(request.params), signedIn(request), request.body, request.reader),
  );

  implement(app, 'listVendorReviews', published, async ({ params, query, reader }) =>
    readReviews(shop, await ofVendor(params), query, reader),
  );
  implement(app, 'getOwnVendorReview', async request =>
    readMine(shop, await ofVendor(request.params), signedIn(request)),
  );
  implement(app, 'addVendorReview', form, async request =>
    writeReview(shop, await ofVendor(request.params), signedIn(request), request.body, request.reader),
  );

  implement(app, 'changeReview', form, async request =>
    editReview(shop, request.params.id, signedIn(request), request.body),
  );

  implement(app, 'removeReview', async request => {
    await removeReview(shop, request.params.id, signedIn(request));
  });

  const votable = async (request: FastifyRequest, id: number): Promise<number> => {
    const [userId, review] = [signedIn(request), await findReview(shop.db, id)];
    if (review?.state !== 'approved') throw new DomainError('REVIEW_NOT_FOUND');
    if (review.user_id === userId) throw new DomainError('REVIEW_OWN');
    return userId;
  };
  implement(app, 'markReviewHelpful', async request => {
    const { id } = request.params;
    return { helpful: await addVote(shop.db, id, await votable(request, id)) };
  });
  implement(app, 'unmarkReviewHelpful', async request => {
    const { id } = request.params;
    return { helpful: await takeVote(shop.db, id, await votable(request, id)) };
  });
};
