import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@ortoo/http';
import { definePersonalPage, failedPage, useMessages } from '@ortoo/remote';
import { Container, EmptyState, ErrorPanel, InlineNotice, ListSkeleton, PackageIcon, Select } from '@ortoo/ui';
import { pageStyle } from '../parts/page-style';
import { HistoryTable } from './history-table';
import { OrderDialog, type OrderRequest } from './order-dialog';
import { orderMutation } from './releases.mutations';
import { everySite, releasesQuery, sitesQuery } from './releases.queries';
import { RemoteStatus } from './remote-status';
import { historyOf, statusesOf, type Releases as Known } from './release-status.rules';

const mayNotLook = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403);

const ReleaseTools = ({ releases }: { releases: Known }) => {
  const t = useMessages();
  const [orderRequest, setOrderRequest] = useState<OrderRequest>();
  const { mutate, data, error, variables, isPending, reset } = useMutation(orderMutation);
  const openDialog = (next: OrderRequest) => {
    reset();
    setOrderRequest(next);
  };
  return (
    <>
      {data && variables && (
        <InlineNotice tone="good" announce>
          {t(`releases.done.${variables.kind}`, { remote: variables.remote, release: data.release })}
        </InlineNotice>
      )}
      <ul className="remotes">
        {statusesOf(releases).map(remoteStatus => (
          <li key={remoteStatus.remote}>
            <RemoteStatus remoteStatus={remoteStatus} onRequest={kind => openDialog({ kind, remoteStatus })} />
          </li>
        ))}
      </ul>
      <HistoryTable history={historyOf(releases)} />
      <OrderDialog
        orderRequest={orderRequest}
        busy={isPending}
        apiError={error ? error.message || t('errors.text') : undefined}
        onOrder={order => mutate(order, { onSuccess: () => setOrderRequest(undefined) })}
        onClose={() => setOrderRequest(undefined)}
      />
    </>
  );
};

const Releases = () => {
  const t = useMessages();
  const [site, setSite] = useState(everySite);
  const { data: sites = [] } = useQuery(sitesQuery());
  const query = useQuery(releasesQuery(site));
  const { data, error } = query;
  return (
    <Container css={[pageStyle, style]}>
      <h1>{t('releases.title')}</h1>
      <p className="lead">{t('releases.text')}</p>
      {sites.length > 1 && (
        <div className="site">
          <Select
            label={t('releases.site')}
            value={site}
            onChange={event => setSite(event.target.value)}
            options={[
              { value: everySite, label: t('releases.everySite') },
              ...sites.map(code => ({ value: code, label: code })),
            ]}
          />
        </div>
      )}
      {!data && !error && <ListSkeleton label={t('state.loading')} count={4} />}
      {!data && mayNotLook(error) && (
        <EmptyState icon={<PackageIcon />} title={t('releases.forbidden')} text={t('releases.forbiddenText')} />
      )}
      {error && !mayNotLook(error) && <ErrorPanel small={data !== undefined} {...failedPage(t, query)} />}
      {data?.pointers.length === 0 && (
        <EmptyState icon={<PackageIcon />} title={t('releases.none')} text={t('releases.noneText')} />
      )}
      {data && data.pointers.length > 0 && <ReleaseTools key={site} releases={data} />}
    </Container>
  );
};

export const page = definePersonalPage('releases.title', Releases);

const style = css`
  .lead {
    max-width: 65ch;
    color: var(--ink-soft);
  }
  .site {
    max-width: 20rem;
  }
  .remotes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    margin-bottom: var(--space-2);
    padding: 0;
    list-style: none;
  }
  @media (min-width: 992px) {
    .remotes {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
    }
  }
`;
