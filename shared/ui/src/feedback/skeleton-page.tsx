import type { ReactNode } from 'react';

export type SkeletonPageProps = { label: string; children: ReactNode };

/** Announces loading once; its content is hidden from screen readers. */
export function SkeletonPage({ label, children }: SkeletonPageProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
