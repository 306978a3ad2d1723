export { formats } from './formats';
export { messages } from './messages';
