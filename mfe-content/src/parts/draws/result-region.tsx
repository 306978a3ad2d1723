import { useEffect, useRef, type ReactNode } from 'react';

interface ResultRegionProps {
  /** Changes with each result. */
  result: unknown;
  children: ReactNode;
}

/** Announces a result, and takes the focus of the button that is gone with the last chance. */
export const ResultRegion = ({ result, children }: ResultRegionProps) => {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) region.current?.focus({ preventScroll: true });
  }, [result]);
  return (
    <div ref={region} role="status" aria-live="polite" tabIndex={-1}>
      {children}
    </div>
  );
};
