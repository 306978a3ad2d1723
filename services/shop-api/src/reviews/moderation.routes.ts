import { implement, type Routes } from '../http/implement';
import { type Reader, textFor } from '../http/locale';
import { pagingOf } from '../http/paging';
import { productText } from '../catalog/api';
import { listByState } from './moderation.tables';
import { serializeReview } from './review.mapper';
import { decide, subjectOf } from './reviews';

type Row = Awaited<ReturnType<typeof listByState>>['rows'][number];

const nameOf = ({ product_text: text, product_slug: slug, vendor_name: vendor }: Row, reader: Reader): string =>
  text && slug ? productText({ text, slug }, reader).name : textFor(reader, vendor ?? {});

/** Moderation of reviews by the staff. */
export const moderationRoutes: Routes = (app, shop) => {
  implement(app, 'listStaffReviews', async ({ query: { page, per_page, state }, reader }) => {
    const { rows, total } = await listByState(shop.db, { state, limit: per_page, offset: (page - 1) * per_page });
    const reviews = rows.map(row => {
      const { of, id } = subjectOf(row);
      const kind = of === 'product_id' ? ('product' as const) : ('vendor' as const);
      return { ...serializeReview(row), subject: { kind, id, name: nameOf(row, reader) } };
    });
    return { ...pagingOf(page, per_page, rows.length, total), reviews };
  });

  implement(app, 'moderateReview', async ({ params, body }) =>
    serializeReview(await decide(shop, params.id, { state: body.state, reason: body.reason || null })),
  );
};
