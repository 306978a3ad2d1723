import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink } from '@ortoo/ui';
import { campaignsQuery } from '../parts/campaigns.queries';

const segments = 8;

const Disc = () => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true">
    {Array.from({ length: segments }, (_, at) => (
      <path key={at} transform={`rotate(${(at * 360) / segments})`} d="M0 0 L0 -48 A48 48 0 0 1 33.94 -33.94 Z" />
    ))}
    <circle r="8" />
  </svg>
);

/** The way to the wheel. Renders nothing while no wheel is running. */
export const Slot = () => {
  const t = useMessages();
  const href = useHref();
  const { data, isPending } = useQuery(campaignsQuery());
  const isRunning = data?.promotions.some(({ kind, state }) => kind === 'wheel' && state === 'running');
  if (!isPending && !isRunning) return null;
  return (
    <section css={style} aria-labelledby="wheel-teaser">
      <Disc />
      <div>
        <h2 id="wheel-teaser">{t('draws.teaser.title')}</h2>
        <p>{t('draws.teaser.text')}</p>
      </div>
      <ButtonLink href={href('/wheel')}>{t('draws.teaser.action')}</ButtonLink>
    </section>
  );
};

const style = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: max(9rem, min(13.25rem, (640px - 100vw) * 1000));
  padding: clamp(1.125rem, 3.5vw, 1.75rem);
  border-radius: var(--radius-xl);
  background: var(--gold-wash);
  svg {
    width: clamp(4rem, 14vw, 5.5rem);
    fill: var(--action);
  }
  path:nth-of-type(even) {
    fill: var(--gold);
  }
  circle {
    fill: var(--surface);
  }
  h2 {
    font-size: var(--text-lg);
    line-height: 1.25;
  }
  p {
    margin-top: 0.25rem;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  > a {
    grid-column: 1 / -1;
  }
  @media (min-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > a {
      grid-column: auto;
    }
  }
`;
