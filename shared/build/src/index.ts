export { buildRelease, describeRelease, placeRelease, type BuiltRelease } from './build-release';
export type { Mode } from './compile';
export { releaseId } from './release-id';
