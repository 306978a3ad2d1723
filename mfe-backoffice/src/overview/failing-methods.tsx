import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@ortoo/i18n';
import { failedPart, useMessages } from '@ortoo/remote';
import { ErrorPanel, StatusPill } from '@ortoo/ui';
import { failingMethodsQuery } from './overview.queries';
import { RiskList } from './risk-list';

/** Ways of paying that fail today. */
export const FailingMethods = () => {
  const t = useMessages();
  const query = useQuery(failingMethodsQuery());
  if (query.isError) return <ErrorPanel {...failedPart(t, query)} />;
  if (!query.data || query.data.methods.length === 0) return null;
  const risks = query.data.methods.map(({ code, name, attempts, failed, last_failed_at }) => ({
    id: code,
    name,
    text: t('overview.lastFailed', { time: formatTime(last_failed_at) }),
    state: <StatusPill tone="bad">{t('overview.failedOf', { failed, attempts })}</StatusPill>,
    path: '/backoffice/orders?status=failed',
  }));
  return <RiskList title={t('overview.failingMethods')} risks={risks} />;
};
