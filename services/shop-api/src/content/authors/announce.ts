import { transact } from '../../db/changes';
import { notify } from '../../db/notifications.tables';
import type { Shop } from '../../shop';
import { takeUnannounced } from './authors.tables';

/** Tells followers what their authors have published since the last call, each once. */
export const announceArticles = ({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> =>
  transact(db, async trx => {
    const announced = await takeUnannounced(trx, clock());
    const notices = announced.flatMap(({ article_id, user_id }) =>
      user_id === null ? [] : [{ userId: user_id, subject: { kind: 'article' as const, article_id } }],
    );
    await notify(trx, notices, clock());
  });
