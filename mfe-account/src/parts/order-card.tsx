import { css } from '@emotion/react';
import { orderLabel, toMoney, type Order } from '@ortoo/contracts';
import { formatDate, formatMoney } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { Picture, StatusPill } from '@ortoo/ui';
import { orderTones } from './order-tones.rules';

/** Maximum number of pictures per order. */
const shownPictures = 4;

/** One order in the list: number, state, date, total and contents. */
export const OrderCard = ({ order }: { order: Order }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const label = orderLabel(order, Date.parse(order.updated_at));
  const when = order.completed_at ?? order.created_at;
  return (
    <article css={style}>
      <header>
        <h2>
          <a href={href(`/orders/${order.number}`)}>{order.number}</a>
        </h2>
        <StatusPill tone={orderTones[label]}>{t(label)}</StatusPill>
      </header>
      <p className="soft">
        <time dateTime={when}>{formatDate(when, locale)}</time>
        {`\u00A0· ${t('units.products', { count: order.total_quantity })}\u00A0· `}
        <strong>{formatMoney(toMoney(order.total), locale)}</strong>
      </p>
      <div className="pictures" aria-hidden="true">
        {order.line_items
          .slice(0, shownPictures)
          .map(
            line =>
              line.product.image && (
                <Picture key={line.id} src={line.product.image} alt="" sizes="72px" maxWidth={160} />
              ),
          )}
      </div>
    </article>
  );
};

const style = css`
  position: relative;
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3);
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
  }
  h2 {
    font-size: var(--text-lg);
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  strong {
    color: var(--ink);
  }
  .pictures {
    display: flex;
    gap: var(--space-1);
  }
  .pictures img {
    width: 4.5rem;
    border-radius: var(--radius-sm);
  }
`;
