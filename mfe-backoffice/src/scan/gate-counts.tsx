import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { failedPart, useMessages } from '@ortoo/remote';
import { ErrorPanel } from '@ortoo/ui';
import { gateCountsQuery } from './scan.queries';
import { $event } from './scanner.store';

/** How many were let in at each gate. */
export const GateCounts = () => {
  const t = useMessages();
  const event = useStore($event, { ssr: 'initial' });
  const query = useQuery(gateCountsQuery(Number(event) || null));
  const { data } = query;
  return (
    <section css={style} aria-label={t('scan.gates')}>
      <h2>{t('scan.gates')}</h2>
      {query.isError && !data && <ErrorPanel {...failedPart(t, query)} />}
      {data?.gates.length === 0 && <p className="soft">{t('scan.noGates')}</p>}
      <ul>
        {data?.gates.map(({ gate, granted, rejected }) => (
          <li key={gate}>
            <span>{gate || t('scan.noGate')}</span>
            <span className="soft">{t('scan.gateCount', { granted, rejected })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const style = css`
  h2 {
    font-size: var(--text-lg);
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-1);
    padding-block: 0.375rem;
    border-bottom: 1px solid var(--line);
  }
`;
