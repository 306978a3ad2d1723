import { implement, type Routes } from '../http/implement';
import { type Reader, textFor } from '../http/locale';
import { productText } from '../catalog/api';
import { listByState } from './moderation.tables';
import { serializeReview } from './review.mapper';
import { decide, subjectOf } from './reviews';

type Row = Awaited<ReturnType<typeof listByState>>['rows'][number];

const nameOf = ({ product_text: text, product_slug: slug, vendor_name: vendor }: Row, reader: Reader): string =>
  text && slug ? productText({ text, slug }, reader).name : textFor(reader, vendor ?? {});

/** Moderation of reviews by the staff. */
export const moderationRoutes: Routes = (app, shop) => {
  implement(app, 'listStaffReviews', async ({ query, reader }) => {
    const { rows, paging } = await listByState(shop.db, query);
    const reviews = rows.map(row => {
      const { of, id } = subjectOf(row);
      const kind = of === 'product_id' ? ('product' as const) : ('vendor' as const);
      return { ...serializeReview(row), subject: { kind, id, name: nameOf(row, reader) } };
    });
    return { ...paging, reviews };
  });

  implement(app, 'moderateReview', async request => {
    const { state, reason } = request.body;
    return serializeReview(await decide(shop, request, request.params.id, { state, reason: reason || null }));
  });
};
