import type { Notification } from '@ortoo/contracts';
import { readVariantCards } from '../catalog/api';
import { findTitles } from '../content/api';
import type { Reader } from '../http/locale';
import type { Shop } from '../shop';
import { serializeNotification } from './notification.mapper';
import type { NotificationRow } from './notifications.tables';

/** Notifications in the reader's language, with the names of now. */
export const showNotifications = async (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  rows: readonly NotificationRow[],
  reader: Reader,
): Promise<Notification[]> => {
  const ids = rows.flatMap(({ subject }) => ('variant_id' in subject ? [subject.variant_id] : []));
  const articleIds = rows.flatMap(({ subject }) => ('article_id' in subject ? [subject.article_id] : []));
  const [variants, articles] = await Promise.all([
    readVariantCards(db, ids, reader, clock()),
    findTitles(db, articleIds),
  ]);
  return rows.map(row => serializeNotification(row, { variants, articles }, reader));
};
