import { css } from '@emotion/react';
import type { Order } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { CheckIcon } from '@ortoo/ui';
import { timelineOf } from './order-timeline.rules';

interface OrderTimelineProps {
  order: Pick<Order, 'completed_at'>;
  shipment: Order['shipments'][number];
  isPickup: boolean;
}

/** How far the goods are, with the time of each step. */
export const OrderTimeline = ({ order, shipment, isPickup }: OrderTimelineProps) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <ol css={style}>
      {timelineOf({ ...order, shipment, isPickup }).map(({ key, isDone, at }) => (
        <li key={key} data-done={isDone || undefined}>
          <span className="mark" aria-hidden="true">
            {isDone && <CheckIcon />}
          </span>
          <span>
            <strong>{t(key)}</strong>
            {isDone ? (
              at && <time dateTime={at}>{formatDateTime(at, locale)}</time>
            ) : (
              <span className="visually-hidden">{t('order.notYet')}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
};

const style = css`
  display: grid;
  margin-bottom: var(--space-2);
  li {
    position: relative;
    display: flex;
    gap: var(--space-1-5);
    min-height: 3.25rem;
    color: var(--ink-soft);
  }
  li:last-child {
    min-height: 2.25rem;
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 1.5rem;
    bottom: 0;
    left: calc(0.75rem - 1px);
    width: 2px;
    background: var(--sand-deep);
  }
  li[data-done]:has(+ [data-done])::before {
    background: var(--action);
  }
  li[data-done] strong {
    color: var(--ink);
  }
  .mark {
    z-index: 1;
    display: grid;
    flex: none;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background: var(--sand-deep);
    color: var(--on-action);
  }
  li[data-done] .mark {
    background: var(--action);
  }
  .mark svg {
    width: 0.9375rem;
    height: 0.9375rem;
    stroke-width: 3;
  }
  strong {
    display: block;
    font-weight: 550;
  }
  time {
    font-size: var(--text-sm);
  }
`;
