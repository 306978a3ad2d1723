/** Public interface of the outbox module. */
export { openTransports } from './open-transports';
export { sendOutbox } from './send-outbox';
export { missingTransports } from './settings';
export type { Transports } from './transport';
