import type { StaffComment } from '@ortoo/contracts';
import { transact } from '../../db/changes';
import { DomainError, fieldError } from '../../http/domain-error';
import { implement, type Routes } from '../../http/implement';
import { type Reader, textFor } from '../../http/locale';
import { audit } from '../../staff/api';
import { serializeOwn } from './comment.mapper';
import { findComment, findComments, type ShownComment } from './comments.tables';
import { countReports, decideComment, findArticlesOf, listByState } from './moderation.tables';

type Article = NonNullable<Awaited<ReturnType<typeof findArticlesOf>> extends Map<number, infer Row> ? Row : never>;

const serializeStaff = (
  row: ShownComment,
  article: Article,
  reports: StaffComment['reports'],
  reader: Reader,
): StaffComment => ({
  ...serializeOwn(row),
  article: { kind: article.kind, slug: article.slug, title: textFor(reader, article.title) },
  reports,
});

/** Moderation of comments by the staff. */
export const moderationRoutes: Routes = (app, shop) => {
  implement(app, 'listStaffComments', async ({ query, reader }) => {
    const { ids, paging } = await listByState(shop.db, query);
    const [rows, articles, reports] = await Promise.all([
      findComments(shop.db, ids),
      findArticlesOf(shop.db, ids),
      countReports(shop.db, ids),
    ]);
    const comments = rows.flatMap(row => {
      const article = articles.get(row.id);
      const own = reports.filter(({ comment_id }) => comment_id === row.id);
      return article ? [serializeStaff(row, article, own, reader)] : [];
    });
    return { ...paging, comments };
  });

  implement(app, 'moderateComment', async request => {
    const { id } = request.params;
    const { state, reason, note } = request.body;
    if (state === 'refused' && reason === null) throw fieldError('reason', 'COMMENT_REASON');
    const decision = { state, reason: state === 'approved' ? null : reason, note: note || null };
    const isDecided = await transact(shop.db, async trx => {
      const found = await findComment(trx, id);
      if (!found || !(await decideComment(trx, id, decision))) return false;
      const before = { state: found.state, reason: found.reason, note: found.note };
      await audit(trx, request, { subject: 'comment', id, before, after: decision, reason: note });
      return true;
    });
    const row = isDecided ? await findComment(shop.db, id) : undefined;
    if (!row) throw new DomainError('COMMENT_NOT_FOUND');
    return serializeOwn(row);
  });
};
