/** Public interface of the emails module. */
export { deliverable } from './deliverable';
export { emailIn, sendLetter, writeTo } from './emails';
export { letterText } from './letter';
