/** Public interface of the emails module. */
export { deliverable } from './deliverable';
export { emailIn, emailOf, isEmailKind, notifyBuyer, subjectIn, writeTo } from './emails';
export { letterText } from './letter';
