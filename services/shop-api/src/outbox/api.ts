/** Public interface of the outbox module. */
export { openTransports } from './open-transports';
export { sendOutbox } from './send-outbox';
export { messageSecrets, missingTransports, readMessageSettings } from './settings';
export type { Transports } from './transport';
