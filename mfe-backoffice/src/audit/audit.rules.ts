import type { AuditEntry } from '@ortoo/contracts';

/** Verbs that the names of endpoints for staff begin with. */
const verbs = [
  'accept',
  'add',
  'answer',
  'approve',
  'assign',
  'change',
  'close',
  'create',
  'credit',
  'decide',
  'deliver',
  'exchange',
  'handle',
  'import',
  'match',
  'moderate',
  'pay',
  'publish',
  'ready',
  'record',
  'redeem',
  'refund',
  'reject',
  'remind',
  'remove',
  'restore',
  'retry',
  'return',
  'send',
  'undo',
];

/** What an action does: its verb, if it is a known one. */
export const verbOf = (action: string): string | undefined =>
  verbs.find(verb => action.startsWith(verb) && /^[A-Z]/.test(action.slice(verb.length)));

/** One field of a change. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that a change has changed. */
export const changesOf = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map(field => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter(change => !isSame(change.before, change.after));
};
