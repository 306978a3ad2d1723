import type { SkeletonKind } from '@ortoo/contracts';

/** Grey shapes while a page is on its way. */
export const PageSkeleton = ({ kind }: { kind: SkeletonKind }) => <div data-skeleton={kind} aria-busy="true" />;
