/** Public interface of the emails module. */
export { emailIn, writeTo } from './emails';
