import { useQuery } from '@tanstack/react-query';
import { failedPart, useMessages } from '@ortoo/remote';
import { ErrorPanel, StatusPill } from '@ortoo/ui';
import { statusesOf } from '../parts/release-status.rules';
import { everySite, releasesQuery } from '../parts/releases.queries';
import { releaseRisksOf } from './release-risks.rules';
import { RiskList } from './risk-list';

/** Releases that fail, were withdrawn or are on trial. */
export const ReleaseRisks = () => {
  const t = useMessages();
  const query = useQuery(releasesQuery(everySite));
  if (query.isError) return <ErrorPanel {...failedPart(t, query)} />;
  if (!query.data) return null;
  const found = releaseRisksOf(statusesOf(query.data), query.data.history, query.dataUpdatedAt);
  if (found.length === 0) return null;
  const risks = found.map(({ remote, release, reason }) => ({
    id: `${remote} ${release} ${reason}`,
    name: remote,
    text: release,
    state: <StatusPill tone={reason === 'canary' ? 'moving' : 'bad'}>{t(`overview.releases.${reason}`)}</StatusPill>,
    path: '/backoffice/releases',
  }));
  return <RiskList title={t('overview.releasesAtRisk')} risks={risks} />;
};
