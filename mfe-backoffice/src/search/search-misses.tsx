import { css } from '@emotion/react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { Button, ErrorPanel, ListSkeleton, Select } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { missesQuery } from './search.queries';

const periods = [7, 30, 90] as const;

/** What was searched without a result, with a way to help. */
export const SearchMisses = ({ onHelp }: { onHelp: (query: string) => void }) => {
  const t = useMessages();
  const locale = useLocale();
  const [days, setDays] = useState<number>(30);
  const query = useQuery(missesQuery(days));
  const { data, isError } = query;
  return (
    <FormSection title={t('search.misses')} text={t('search.missesText')}>
      <div css={periodStyle}>
        <Select
          label={t('search.period')}
          options={periods.map(count => ({ value: String(count), label: t('units.days', { count }) }))}
          value={String(days)}
          onChange={event => setDays(Number(event.target.value))}
        />
      </div>
      {isError && !data && <ErrorPanel {...failedPart(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={4} />}
      {data?.misses.length === 0 && <p className="soft">{t('search.noMisses')}</p>}
      {data && data.misses.length > 0 && (
        <ul css={style}>
          {data.misses.map(({ query: text, count, last_on: last }) => (
            <li key={text}>
              <span className="text">
                <strong>{text}</strong>
                <span className="soft">
                  {t('search.missed', { count: formatNumber(count, locale), day: formatDate(last, locale) })}
                </span>
              </span>
              <Button kind="secondary" size="sm" onClick={() => onHelp(text)} aria-label={t('search.helpOf', { text })}>
                {t('search.help')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
};

const periodStyle = css`
  max-width: 12rem;
`;

const style = css`
  li {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
  }
  .text {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
