import { failedPage, failedPart, useMessages } from '@ortoo/remote';
import { ErrorPanel } from '@ortoo/ui';

interface FailedProps {
  query: { isFetching: boolean; refetch: () => unknown; error?: unknown };
  /** The failed query is the page's main content. */
  whole?: boolean;
}

/** Replaces content that failed to load, with a retry button. */
export const Failed = ({ query, whole = false }: FailedProps) => {
  const t = useMessages();
  return <ErrorPanel {...(whole ? failedPage(t, query) : failedPart(t, query))} />;
};
