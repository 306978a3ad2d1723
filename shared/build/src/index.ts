export { buildRelease, describeRelease, type BuiltRelease } from './build-release';
export { isPublished, promote, publish, rollback } from './registry-client';
export type { Mode } from './compile';
export { releaseId } from './release-id';
export { openKey, publicKeyOf, signRelease } from './sign';
