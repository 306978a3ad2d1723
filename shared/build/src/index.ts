export { buildRelease, type BuiltRelease } from './build-release';
export type { Mode } from './compile';
export { releaseId } from './release-id';
export { openKey, publicKeyOf, signRelease } from './sign';
