import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from '@ortoo/remote';

interface Format<State> {
  read: (search: URLSearchParams) => State;
  /** With its question mark, or empty. */
  write: (state: State) => string;
}

/**
 * State in the query of the address. A change is on the screen immediately, before the address has followed. Neither
 * the scroll position nor the focus moves.
 */
export const useQueryState = <State>({ read, write }: Format<State>, history: 'push' | 'replace') => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const settled = useMemo(() => read(search), [read, search]);
  const [state, show] = useOptimistic(settled);
  const change = useCallback(
    (next: State, entry = history) =>
      startTransition(() => {
        show(next);
        void navigate({ search: write(next) }, { replace: entry === 'replace' });
      }),
    [navigate, show, write, history],
  );
  return [state, change, settled] as const;
};
