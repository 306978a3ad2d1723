import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@ortoo/http';
import { failedPage, useMessages } from '@ortoo/remote';
import { EmptyState, ErrorPanel, InlineNotice, PackageIcon, Select, Skeleton, SkeletonPage } from '@ortoo/ui';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { HistoryTable } from './history-table';
import { OrderDialog, type OrderRequest } from './order-dialog';
import { orderMutation } from './releases.mutations';
import { everySite, releasesQuery, sitesQuery } from '../parts/releases.queries';
import { RemoteStatus } from './remote-status';
import { historyOf, statusesOf, type Releases as Known } from '../parts/release-status.rules';

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
      <ul css={remotesStyle}>
        {statusesOf(releases).map(remoteStatus => (
          <li key={remoteStatus.remote}>
            <RemoteStatus remoteStatus={remoteStatus} onRequest={kind => openDialog({ kind, remoteStatus })} />
          </li>
        ))}
      </ul>
      <HistoryTable history={historyOf(releases)} />
      {orderRequest && (
        <OrderDialog
          orderRequest={orderRequest}
          busy={isPending}
          apiError={error ? error.message || t('errors.text') : undefined}
          onOrder={order => mutate(order, { onSuccess: () => setOrderRequest(undefined) })}
          onClose={() => setOrderRequest(undefined)}
        />
      )}
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
    <Workplace title={t('releases.title')} text={t('releases.text')}>
      {sites.length > 1 && (
        <div css={siteStyle}>
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
      {!data && !error && (
        <SkeletonPage label={t('state.loading')}>
          <div css={remotesStyle}>
            <Skeleton height="14rem" />
            <Skeleton height="14rem" />
          </div>
        </SkeletonPage>
      )}
      {!data && mayNotLook(error) && (
        <EmptyState icon={<PackageIcon />} title={t('releases.forbidden')} text={t('releases.forbiddenText')} />
      )}
      {error && !mayNotLook(error) && <ErrorPanel small={data !== undefined} {...failedPage(t, query)} />}
      {data?.pointers.length === 0 && (
        <EmptyState icon={<PackageIcon />} title={t('releases.none')} text={t('releases.noneText')} />
      )}
      {data && data.pointers.length > 0 && <ReleaseTools key={site} releases={data} />}
    </Workplace>
  );
};

export const page = defineStaffPage('releases.title', Releases);

const siteStyle = css`
  max-width: 20rem;
`;

const remotesStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin-bottom: var(--space-2);
  @media (min-width: 1280px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
