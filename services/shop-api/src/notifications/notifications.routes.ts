import { readVariantCards } from '../catalog/api';
import { findTitles } from '../content/api';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { serializeNotification } from './notification.mapper';
import { countUnread, listNotifications, readAll, readOne } from './notifications.tables';

export const notificationsRoutes: Routes = (app, shop) => {
  const unreadOf = async (userId: number) => ({ unread_count: await countUnread(shop.db, userId) });

  implement(app, 'listNotifications', async request => {
    const user = signedIn(request);
    const { rows, paging } = await listNotifications(shop.db, user, request.query);
    const ids = rows.flatMap(({ subject }) => ('variant_id' in subject ? [subject.variant_id] : []));
    const articleIds = rows.flatMap(({ subject }) => ('article_id' in subject ? [subject.article_id] : []));
    const [variants, articles] = await Promise.all([
      readVariantCards(shop.db, ids, request.reader, shop.clock()),
      findTitles(shop.db, articleIds),
    ]);
    const notifications = rows.map(row => serializeNotification(row, { variants, articles }, request.reader));
    return { ...paging, ...(await unreadOf(user)), notifications };
  });

  implement(app, 'countUnreadNotifications', async request => unreadOf(signedIn(request)));

  implement(app, 'readNotification', async request => {
    const user = signedIn(request);
    if (!(await readOne(shop.db, user, request.params.id, shop.clock()))) throw new DomainError('NOT_FOUND');
    return unreadOf(user);
  });

  implement(app, 'readAllNotifications', async request => {
    const user = signedIn(request);
    await readAll(shop.db, user, shop.clock());
    return unreadOf(user);
  });
};
