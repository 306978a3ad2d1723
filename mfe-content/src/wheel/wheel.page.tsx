import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { CampaignCard } from '@ortoo/contracts';
import { definePage, useHref, useMessages } from '@ortoo/remote';
import { Breadcrumbs, ButtonLink, Container, EmptyState, Skeleton } from '@ortoo/ui';
import type { QueryClient } from '@tanstack/react-query';
import { campaignQuery, campaignsQuery } from '../parts/campaigns.queries';
import { CampaignPeriod } from '../parts/campaign-period';
import { Terms } from '../parts/terms';
import { CheckSection } from '../parts/draws/check-section';
import { Prizes } from '../parts/draws/prizes';
import { WheelGame } from '../parts/draws/wheel-game';

const runningWheel = (campaigns: readonly CampaignCard[]): CampaignCard | undefined =>
  campaigns.find(({ kind, state }) => kind === 'wheel' && state === 'running');

const Running = ({ slug }: { slug: string }) => {
  const { data: campaign } = useQuery(campaignQuery(slug));
  if (!campaign) return <Skeleton height="30rem" round />;
  return (
    <>
      <CampaignPeriod campaign={campaign} />
      <WheelGame campaign={campaign} path="/wheel" />
      <Prizes campaign={campaign} />
      <Terms terms={campaign.terms} />
      <CheckSection campaign={campaign} />
    </>
  );
};

const WheelPage = () => {
  const t = useMessages();
  const href = useHref();
  const { data } = useQuery(campaignsQuery());
  const wheel = data && runningWheel(data.promotions);
  return (
    <Container css={style}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[{ label: t('campaigns.title'), href: href('/promotions') }, { label: t('draws.wheelTitle') }]}
      />
      <header>
        <h1>{t('draws.wheelTitle')}</h1>
        <p>{t('draws.wheelText')}</p>
      </header>
      {wheel && <Running slug={wheel.slug} />}
      {data && !wheel && (
        <EmptyState
          title={t('draws.noWheel')}
          text={t('draws.noWheelText')}
          actions={<ButtonLink href={href('/promotions')}>{t('campaigns.others')}</ButtonLink>}
        />
      )}
    </Container>
  );
};

const load = async (queryClient: QueryClient) => {
  const { promotions } = await queryClient.ensureQueryData(campaignsQuery());
  const wheel = runningWheel(promotions);
  if (wheel) await queryClient.ensureQueryData(campaignQuery(wheel.slug));
};

export const page = definePage({
  load: ({ queryClient }) => load(queryClient),
  head: ({ t }) => ({
    title: t('draws.wheelTitle'),
    description: t('draws.wheelText'),
    canonical: '/wheel',
    breadcrumbs: [
      { label: t('campaigns.title'), path: '/promotions' },
      { label: t('draws.wheelTitle'), path: '/wheel' },
    ],
  }),
  Page: WheelPage,
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-1) var(--space-4);
  header p {
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
`;
