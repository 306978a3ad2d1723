import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useHref, useMessages } from '@ortoo/remote';
import { Section, Skeleton } from '@ortoo/ui';
import { campaignsQuery } from '../parts/campaigns.queries';
import { CampaignCard } from '../parts/campaign-card';

/** Number of campaigns beside each other. */
const shown = 2;

/** The running campaigns that end first. Renders nothing when none is running. */
export const Slot = () => {
  const t = useMessages();
  const href = useHref();
  const { data, isPending } = useQuery(campaignsQuery());
  const running = data?.promotions.filter(({ state, kind }) => state === 'running' && kind !== 'wheel') ?? [];
  if (!isPending && running.length === 0) return null;
  return (
    <div css={roomStyle}>
      <Section title={t('campaigns.bannerTitle')} seeAll={{ href: href('/promotions'), label: t('actions.seeAll') }}>
        <div css={style}>
          {isPending && Array.from({ length: shown }, (_, at) => <Skeleton key={at} height="26rem" round />)}
          {running.slice(0, shown).map(campaign => (
            <CampaignCard key={campaign.slug} campaign={campaign} level={3} />
          ))}
        </div>
      </Section>
    </div>
  );
};

/** The height that pages reserve, so that nothing below moves when the part arrives. */
const roomStyle = css`
  min-height: clamp(34.8rem, 32.9rem + 9.3vw, 40.4rem);
`;

const style = css`
  display: grid;
  grid-auto-columns: min(84%, 22rem);
  grid-auto-flow: column;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.5rem var(--gutter) 1.75rem;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > * {
    scroll-snap-align: start;
  }
  @media (min-width: 992px) {
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
`;
