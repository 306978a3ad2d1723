import { css } from '@emotion/react';
import type { LineItem } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Picture } from '@ortoo/ui';
import { PreOrder } from './pre-order';
import { useMoney } from './use-money';

/** One read-only line of an order. */
export const LineSummary = ({ line }: { line: LineItem }) => {
  const t = useMessages();
  const amount = useMoney();
  return (
    <li css={style}>
      {line.product.image ? <Picture src={line.product.image} alt="" sizes="64px" maxWidth={160} /> : <span />}
      <div>
        <p className="name">{line.product.name}</p>
        <p className="soft">
          {[
            line.options_text,
            !line.booking && t('units.pieces', { count: line.quantity }),
            line.gift && t('cart.isGift'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <PreOrder line={line} />
      </div>
      <p className="sum">{amount(line.total)}</p>
    </li>
  );
};

const style = css`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
  gap: var(--space-1-5);
  align-items: center;
  img {
    width: 4rem;
    border-radius: var(--radius-sm);
  }
  .name {
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1.35;
  }
  .soft {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  .sum {
    font-size: var(--text-sm);
    font-weight: 600;
    white-space: nowrap;
  }
`;
