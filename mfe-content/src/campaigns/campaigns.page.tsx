import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { definePage, failedPage, useHref, useMessages } from '@ortoo/remote';
import { Breadcrumbs, ButtonLink, Container, EmptyState, ErrorPanel, ListSkeleton } from '@ortoo/ui';
import { CampaignCard } from '../parts/campaign-card';
import { campaignsQuery } from '../parts/campaigns.queries';

const List = () => {
  const t = useMessages();
  const href = useHref();
  const query = useQuery(campaignsQuery());
  const { data } = query;
  if (query.isError) return <ErrorPanel {...failedPage(t, query)} />;
  if (!data) return <ListSkeleton label={t('state.loading')} count={4} />;
  if (data.promotions.length === 0) {
    return (
      <EmptyState
        title={t('campaigns.empty')}
        text={t('campaigns.emptyText')}
        actions={<ButtonLink href={href('/products')}>{t('nav.products')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="cards">
      {data.promotions.map((campaign, at) => (
        <CampaignCard key={campaign.slug} campaign={campaign} level={2} lead={at === 0} />
      ))}
    </div>
  );
};

const CampaignsPage = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <Container css={style}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[{ label: t('nav.products'), href: href('/products') }, { label: t('campaigns.title') }]}
      />
      <header>
        <h1>{t('campaigns.title')}</h1>
        <p>{t('campaigns.text')}</p>
      </header>
      <List />
    </Container>
  );
};

export const page = definePage({
  load: ({ queryClient }) => queryClient.ensureQueryData(campaignsQuery()),
  head: ({ t }) => ({
    title: t('campaigns.title'),
    description: t('campaigns.text'),
    canonical: '/promotions',
    breadcrumbs: [
      { label: t('nav.products'), path: '/products' },
      { label: t('campaigns.title'), path: '/promotions' },
    ],
  }),
  Page: CampaignsPage,
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: 0.25rem var(--space-4);
  header p {
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: var(--space-3);
  }
  .cards > [data-lead] {
    grid-column: 1 / -1;
  }
`;
