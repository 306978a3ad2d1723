import type { Shop } from '../shop';
import { dropOldNotifications } from './notifications.tables';

export { countUnread } from './notifications.tables';
export { showNotifications } from './show-notifications';

/** How long notifications are listed, in milliseconds. */
const listedFor = 180 * 24 * 3_600_000;

/** Public interface of the notifications. */
export const dropNotifications = ({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> =>
  dropOldNotifications(db, new Date(clock().getTime() - listedFor));
