import { transact } from '../../db/changes';
import { notify } from '../../db/notifications.tables';
import { DomainError } from '../../http/domain-error';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import * as tables from './publications.tables';
import type { PublicationRow } from './publications.tables';
import { publish } from './publish';

type Decision = { version: number } & ({ decision: 'publish' } | { decision: 'reject'; note: string });

const auditedOf = ({ state, version, note }: PublicationRow) => ({ state, version, note });

/** Publishes what was submitted, or gives it back with a reason; its writer is told. */
export const decidePublication = (
  { db, clock }: Shop,
  request: StaffRequest,
  id: number,
  decided: Decision,
): Promise<PublicationRow> =>
  transact(db, async trx => {
    const row = await tables.lockPublication(trx, id);
    if (!row) throw new DomainError('PUBLICATION_NOT_FOUND');
    if (row.version !== decided.version) throw new DomainError('PUBLICATION_CHANGED');
    if (row.state !== 'submitted') throw new DomainError('PUBLICATION_NOT_SUBMITTED');
    const now = clock();
    if (decided.decision === 'publish') {
      const article_id = await publish(trx, row, now);
      await tables.changeState(trx, id, { state: 'published', article_id, now });
    } else {
      await tables.changeState(trx, id, { state: 'rejected', note: decided.note, now });
    }
    const subject = { kind: 'publication' as const, publication_id: id, decision: decided.decision };
    await notify(trx, [{ userId: row.user_id, subject }], now);
    const after = (await tables.findPublication(trx, id)) ?? row;
    await audit(trx, request, {
      subject: 'publication',
      id,
      before: auditedOf(row),
      after: auditedOf(after),
      reason: after.note,
    });
    return after;
  });
