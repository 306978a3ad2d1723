import { Suspense, use, useState, type ReactNode } from 'react';
import { Boundary } from './boundary';
import { MessagesProvider, useEnvironment } from './environment';
import type { SlotProps } from './slot-contracts';
import { useInView } from './use-in-view';

interface Place<Id extends string> {
  /** `<remote>.<part>`. */
  id: Id;
  /** Version of the slot that the properties match; 1 when absent. Read at build time. */
  version?: number;
  /** Placeholder while the part loads, and on the server. */
  fallback?: ReactNode;
  /** `visible` (default) waits until the place scrolls near; `now` loads immediately, for a part opened by a click. */
  when?: 'visible' | 'now';
  /** The part is missing or broken: its place stays empty. */
  onFailed?: () => void;
}

/** Properties may be omitted when none is required. */
type LentProps<Props> = Record<never, never> extends Props ? { props?: Props } : { props: Props };

const Part = ({ id, props }: { id: string; props: object }) => {
  const { Slot: Provided, t } = use(useEnvironment().loadSlot(id));
  return (
    <MessagesProvider t={t}>
      <Provided {...props} />
    </MessagesProvider>
  );
};

/**
 * Place for a part of another remote, referenced by id and never imported. A missing or broken provider renders nothing.
 */
export const Slot = <Id extends string>({
  id,
  props = {} as SlotProps<Id>,
  fallback = null,
  when = 'visible',
  onFailed,
}: Place<Id> & LentProps<SlotProps<Id>>) => {
  const { loadSlot, retrySlot } = useEnvironment();
  const [place, isInView] = useInView(when === 'visible');
  const [attempt, setAttempt] = useState(0);
  return (
    <div ref={place} data-slot={id}>
      <Boundary
        key={attempt}
        source={loadSlot}
        fallback={() => null}
        onError={error => (retrySlot(id, error) ? setAttempt(attempt + 1) : onFailed?.())}
      >
        {isInView ? (
          <Suspense fallback={fallback}>
            <Part id={id} props={props} />
          </Suspense>
        ) : (
          fallback
        )}
      </Boundary>
    </div>
  );
};
