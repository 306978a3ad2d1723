import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { Panel, Picture, Section } from '@ortoo/ui';
import { comingTickets } from './coming-tickets.rules';
import { openTicketsQuery } from './overview.queries';

/** Tickets for the next days; without one, nothing. */
export const ComingTickets = () => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { data, dataUpdatedAt } = useQuery(openTicketsQuery());
  const coming = comingTickets(data?.coupons ?? [], dataUpdatedAt);
  if (coming.length === 0) return null;
  return (
    <Section title={t('overview.tickets')} seeAll={{ href: href('/tickets'), label: t('actions.seeAll') }}>
      <ul css={style}>
        {coming.map(({ id, name, image, place, event_at, order_number }) => (
          <Panel as="li" key={id} tone="gold">
            {image && <Picture src={image} alt="" sizes="72px" maxWidth={160} />}
            <p>
              <strong>
                <a href={href(`/orders/${order_number}`)}>{name}</a>
              </strong>
              <span>
                {formatDateTime(event_at, locale)}
                {place && ` · ${place}`}
              </span>
            </p>
          </Panel>
        ))}
      </ul>
    </Section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  img {
    flex: none;
    width: 4.5rem;
    border-radius: var(--radius-sm);
  }
  p,
  strong {
    display: grid;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-xl);
  }
`;
