import { css } from '@emotion/react';
import type { CampaignCard as Card } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { Picture } from '@ortoo/ui';
import { CampaignPeriod } from './campaign-period';

interface CampaignCardProps {
  campaign: Card;
  level: 2 | 3;
  /** The first of a list: larger, its picture has priority. */
  lead?: boolean;
}

/** A campaign in a list: one link over the whole card. */
export const CampaignCard = ({ campaign, level, lead }: CampaignCardProps) => {
  const t = useMessages();
  const href = useHref();
  const Heading = `h${level}` as const;
  return (
    <article css={style} data-lead={lead || undefined} data-state={campaign.state}>
      <Picture
        src={campaign.image}
        alt=""
        ratio={16 / 10}
        eager={lead}
        sizes={lead ? '(min-width: 992px) 56vw, 100vw' : '(min-width: 992px) 30vw, (min-width: 640px) 46vw, 92vw'}
      />
      <div className="text">
        <p className="kind">{t(`campaigns.kinds.${campaign.kind}`)}</p>
        <Heading>
          <a href={href(`/promotions/${campaign.slug}`)} lang={langOf(campaign)}>
            {campaign.title}
          </a>
        </Heading>
        <p className="summary" lang={langOf(campaign)}>
          {campaign.summary}
        </p>
        <CampaignPeriod campaign={campaign} />
      </div>
    </article>
  );
};

const style = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  > img {
    width: 100%;
  }
  &[data-state='ended'] > img {
    filter: grayscale(0.75);
  }
  .text {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-2) var(--space-2) var(--space-3);
  }
  .kind {
    color: var(--action);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  h2,
  h3 {
    font-size: var(--text-lg);
    line-height: 1.25;
  }
  .summary {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-within {
    outline: 3px solid var(--action);
    outline-offset: 2px;
  }
  a:focus-visible {
    outline: none;
  }
  @media (min-width: 992px) {
    &[data-lead] {
      grid-template: auto / minmax(0, 3fr) minmax(0, 2fr);
    }
    &[data-lead] > img {
      height: 100%;
    }
    &[data-lead] .text {
      align-content: center;
      gap: var(--space-1-5);
      padding: var(--space-4);
    }
    &[data-lead] h2 {
      font-size: var(--text-2xl);
    }
    &[data-lead] .summary {
      font-size: var(--text-md);
    }
  }
`;
