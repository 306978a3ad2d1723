/** Public interface of the profile module. */
export { whoWants } from './notification-choices.tables';
