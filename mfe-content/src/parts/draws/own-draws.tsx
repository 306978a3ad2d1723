import { css } from '@emotion/react';
import type { OwnDraw } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Section } from '@ortoo/ui';

/** The draws of the signed-in user, with their codes. */
export const OwnDrawList = ({ draws }: { draws: readonly OwnDraw[] }) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <Section title={t('draws.mine')}>
      {draws.length === 0 ? (
        <p className="soft">{t('draws.noneOfMine')}</p>
      ) : (
        <ul css={style}>
          {draws.map(({ day, sequence, prize, code, code_expires_at: until }) => (
            <li key={`${day} ${sequence}`}>
              <time dateTime={day}>{formatDate(day, locale, 'short')}</time>
              <strong>{prize.name}</strong>
              {code && until && (
                <span translate="no">{t('draws.codeUntil', { code, date: formatDate(until, locale, 'short') })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

const style = css`
  display: grid;
  max-width: 44rem;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    padding-block: 0.75rem;
    border-bottom: 1px solid var(--line);
  }
  time {
    min-width: 6.5rem;
    color: var(--ink-soft);
  }
`;
