/** Public interface of the draws module. */
export { runDraws } from './run-draws';
export { drawJackpot, seedHash } from './draw.rules';
