import { useQuery } from '@tanstack/react-query';
import { failedPage, useMessages } from '@ortoo/remote';
import { ErrorPanel, InlineNotice } from '@ortoo/ui';
import { differencesQuery } from './unmatched.queries';

/** Where a provider's record of a payment differs from our books. */
export const Differences = () => {
  const t = useMessages();
  const query = useQuery(differencesQuery());
  if (query.isError) return <ErrorPanel {...failedPage(t, query)} />;
  const differences = query.data?.differences ?? [];
  if (differences.length === 0) return null;
  return (
    <InlineNotice tone="warn" title={t('unmatched.differences')}>
      <ul>
        {differences.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </InlineNotice>
  );
};
