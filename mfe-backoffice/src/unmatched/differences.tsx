import { useQuery } from '@tanstack/react-query';
import { failedPage, useHref, useMessages } from '@ortoo/remote';
import { ErrorPanel, InlineNotice, TextLink } from '@ortoo/ui';
import { useDifferenceText } from '../parts/use-difference-text';
import { differencesQuery } from './unmatched.queries';

/** Where a provider's record of a payment differs from our books. */
export const Differences = () => {
  const t = useMessages();
  const href = useHref();
  const textOf = useDifferenceText();
  const query = useQuery(differencesQuery());
  if (query.isError) return <ErrorPanel {...failedPage(t, query)} />;
  const differences = query.data?.differences ?? [];
  if (differences.length === 0) return null;
  return (
    <InlineNotice tone="warn" title={t('unmatched.differences')}>
      <ul>
        {differences.map(difference => (
          <li key={difference.number}>
            {difference.order_number && (
              <TextLink href={href(`/backoffice/orders/${difference.order_number}`)}>
                {difference.order_number}
              </TextLink>
            )}{' '}
            {textOf(difference)}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
};
