import { persisted } from '@ortoo/stores';

/** Location of this device; part of every scan's log entry. */
export const $where = persisted<string>('backoffice.where', '', value => typeof value === 'string');
