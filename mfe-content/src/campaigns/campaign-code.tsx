import { css } from '@emotion/react';
import type { Campaign } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, Panel } from '@ortoo/ui';

const copy = (code: string, t: ReturnType<typeof useMessages>) =>
  navigator.clipboard.writeText(code).then(
    () => showToast({ tone: 'success', text: t('campaigns.copied') }),
    () => showToast({ tone: 'warning', text: t('campaigns.notCopied') }),
  );

/** The code of a campaign, to copy. */
export const CampaignCode = ({ code }: { code: NonNullable<Campaign['code']> }) => {
  const t = useMessages();
  return (
    <Panel tone="gold" css={style}>
      <p>
        <span className="soft">{t('campaigns.code')}</span>
        <strong translate="no">{code.code}</strong>
        <span>{code.name}</span>
      </p>
      <Button
        kind="secondary"
        size="sm"
        aria-label={`${t('actions.copy')}: ${code.code}`}
        onClick={() => void copy(code.code, t)}
      >
        {t('actions.copy')}
      </Button>
    </Panel>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1-5);
  p {
    display: grid;
  }
  strong {
    font-size: var(--text-2xl);
    letter-spacing: 0.06em;
  }
`;
