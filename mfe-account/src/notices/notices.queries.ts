import { countUnreadNotifications, listNotifications } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** Begins the keys of all that shows notifications. */
export const noticesKey = ['notifications'];

/** What a user is told, the newest first. */
export const noticesQuery = (userId: number, page: number) =>
  endpointQuery([...noticesKey, userId, page], listNotifications, { query: { page, per_page: 20 } });

export const unreadCountQuery = (userId: number) =>
  endpointQuery([...noticesKey, userId, 'unread'], countUnreadNotifications);
