import { css } from '@emotion/react';
import type { StaffOrder } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';

/** What has happened with an order, the latest first. */
export const OrderTimeline = ({ timeline }: Pick<StaffOrder, 'timeline'>) => {
  const t = useMessages();
  const locale = useLocale();
  const textOf = ({ event, detail }: StaffOrder['timeline'][number]) =>
    event === 'payment_failed' && detail ? t(`orders.failures.${detail}`) : detail;
  return (
    <ol css={style}>
      {timeline.map((entry, at) => (
        <li key={at}>
          <strong>{t(`orders.events.${entry.event}`)}</strong>
          <span className="soft">{[formatDateTime(entry.at, locale), entry.by].filter(Boolean).join(' · ')}</span>
          {textOf(entry) && <span>{textOf(entry)}</span>}
        </li>
      ))}
    </ol>
  );
};

const style = css`
  li {
    position: relative;
    display: grid;
    padding: 0 0 var(--space-1-5) 1.5rem;
    overflow-wrap: anywhere;
  }
  li::before {
    position: absolute;
    top: 0.375rem;
    left: 0.25rem;
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid var(--action);
    border-radius: 50%;
    background: var(--surface);
    content: '';
  }
  li:not(:last-of-type)::after {
    position: absolute;
    top: 1.125rem;
    bottom: -0.25rem;
    left: 0.5rem;
    width: 2px;
    background: var(--line);
    content: '';
  }
  strong {
    font-weight: 550;
  }
`;
