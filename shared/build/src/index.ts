export { buildRelease, type BuiltRelease } from './build-release';
export type { Mode } from './compile';
export { openKey, publicKeyOf, signRelease } from './sign';
