import { persisted } from '@ortoo/stores';

/** Where this device stands; goes into the log of every scan. */
export const $where = persisted<string>('backoffice.where', '', value => typeof value === 'string');
