export { buildRelease, describeRelease, placeRelease, type BuiltRelease } from './build-release.ts';
export type { Mode } from './compile.ts';
export { releaseId } from './release-id.ts';
