import { css } from '@emotion/react';
import type { CampaignCard } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { StatusPill } from '@ortoo/ui';

const tones = { coming: 'waiting', running: 'good', ended: 'plain' } as const;

/** When a campaign begins or ends, in words: the number of days is the server's, so that it needs no script. */
export const CampaignPeriod = ({ campaign }: { campaign: CampaignCard }) => {
  const t = useMessages();
  const locale = useLocale();
  const { state, starts_at, ends_at, days_left: count } = campaign;
  const [key, time] =
    state === 'coming'
      ? (['campaigns.begins', starts_at] as const)
      : ([state === 'running' ? 'campaigns.ends' : 'campaigns.ended', ends_at] as const);
  return (
    <p css={style}>
      <StatusPill tone={tones[state]}>{t(`campaigns.state.${state}`)}</StatusPill>
      <time dateTime={time}>{t(key, { time: formatDateTime(time, locale) })}</time>
      {state === 'running' && (
        <strong>{count > 0 ? `${t('campaigns.left')} ${t('units.days', { count })}` : t('campaigns.lastDay')}</strong>
      )}
    </p>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.75rem;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  strong {
    color: var(--ink);
  }
`;
