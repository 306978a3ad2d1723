/** Public interface of the brand's module. */
export { recipePaths } from './recipes';
