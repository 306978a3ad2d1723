import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@ortoo/http';
import { definePage, useMessages } from '@ortoo/remote';
import { Container, EmptyState, ErrorPanel, InlineNotice, ListSkeleton, PackageIcon, Select } from '@ortoo/ui';
import { pageStyle } from '../parts/page-style';
import { HistoryTable } from './history-table';
import { OrderDialog, type Asked } from './order-dialog';
import { orderMutation } from './releases.mutations';
import { everySite, releasesQuery, sitesQuery } from './releases.queries';
import { RemoteStanding } from './remote-standing';
import { historyOf, standingsOf, type Releases as Known } from './standing.rules';

const mayNotLook = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403);

const Desk = ({ releases }: { releases: Known }) => {
  const t = useMessages();
  const [asked, setAsked] = useState<Asked>();
  const { mutate, data, error, variables, isPending, reset } = useMutation(orderMutation(useQueryClient()));
  const ask = (next: Asked) => {
    reset();
    setAsked(next);
  };
  return (
    <>
      {data && variables && (
        <InlineNotice tone="good" announce>
          {t(`releases.done.${variables.kind}`, { remote: variables.remote, release: data.release })}
        </InlineNotice>
      )}
      <ul className="remotes">
        {standingsOf(releases).map(standing => (
          <li key={standing.remote}>
            <RemoteStanding standing={standing} onAsk={kind => ask({ kind, standing })} />
          </li>
        ))}
      </ul>
      <HistoryTable history={historyOf(releases)} />
      <OrderDialog
        asked={asked}
        busy={isPending}
        refusal={error ? error.message || t('errors.text') : undefined}
        onOrder={order => mutate(order, { onSuccess: () => setAsked(undefined) })}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
};

const Releases = () => {
  const t = useMessages();
  const [site, setSite] = useState(everySite);
  const { data: sites = [] } = useQuery(sitesQuery());
  const { data, error, isFetching, refetch } = useQuery(releasesQuery(site));
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
      {error && !mayNotLook(error) && (
        <ErrorPanel
          small={data !== undefined}
          title={t('errors.title')}
          text={t('errors.text')}
          retryLabel={t('actions.retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.pointers.length === 0 && (
        <EmptyState icon={<PackageIcon />} title={t('releases.none')} text={t('releases.noneText')} />
      )}
      {data && data.pointers.length > 0 && <Desk key={site} releases={data} />}
    </Container>
  );
};

export const page = definePage({
  head: ({ t }) => ({ title: t('releases.title'), robots: 'noindex' }),
  Page: Releases,
});

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
