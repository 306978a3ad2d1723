import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { countUnread, listNotifications, readAll, readOne } from './notifications.tables';
import { showNotifications } from './show-notifications';

export const notificationsRoutes: Routes = (app, shop) => {
  const unreadOf = async (userId: number) => ({ unread_count: await countUnread(shop.db, userId) });

  implement(app, 'listNotifications', async request => {
    const user = signedIn(request);
    const { rows, paging } = await listNotifications(shop.db, user, request.query);
    const notifications = await showNotifications(shop, rows, request.reader);
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
