import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { License } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { useCopy } from '@ortoo/remote/copy';
import { Copyable, Panel, StatusPill } from '@ortoo/ui';

/** A licence with its key, in a list. */
export const LicensePanel = ({ license, children }: { license: License; children?: ReactNode }) => {
  const t = useMessages();
  const locale = useLocale();
  const copy = useCopy();
  const { name, number, state, valid_until: until, cancelled_at: cancelled } = license;
  const validity = until ? t('coupon.validUntil', { date: formatDate(until, locale) }) : t('license.forever');
  return (
    <Panel as="li" aria-label={name}>
      <div css={style}>
        <h3>{name}</h3>
        <StatusPill tone={state === 'active' ? 'good' : 'bad'}>{t(`license.state.${state}`)}</StatusPill>
        {cancelled ? (
          <p className="soft">{number}</p>
        ) : (
          <Copyable
            name={t('license.key')}
            shown={number}
            label={t('actions.copy')}
            onCopy={() => void copy(t('license.key'), number)}
          />
        )}
        <p className="soft">
          {cancelled ? t('license.cancelledAt', { date: formatDate(cancelled, locale) }) : validity}
        </p>
        {children}
      </div>
    </Panel>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem var(--space-2);
  align-items: center;
  h3 {
    font-size: var(--text-md);
    font-weight: 600;
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;
