import { css } from '@emotion/react';
import type { ReturnAuthorizations } from '@ortoo/contracts';
import { formatCountdown } from '@ortoo/i18n';
import { quantityTexts, useMessages } from '@ortoo/remote';
import { Checkbox, CountdownText, QuantityStepper } from '@ortoo/ui';
import { useCountdown } from '../use-countdown';
import { useMoney } from '../use-money';

const lastHour = 3_600_000;

interface ReturnLineProps {
  line: ReturnAuthorizations['returnable'][number];
  /** 0 while it is not selected. */
  quantity: number;
  onChange: (quantity: number) => void;
}

/** A line that can be returned: selection, quantity, and remaining time. */
export const ReturnLine = ({ line, quantity, onChange }: ReturnLineProps) => {
  const t = useMessages();
  const amount = useMoney();
  const left = useCountdown(line.until);
  return (
    <li css={style}>
      <Checkbox
        label={line.name}
        checked={quantity > 0}
        disabled={left === 0}
        onChange={event => onChange(event.target.checked ? line.quantity : 0)}
        end={amount(line.unit_amount)}
      />
      <div className="more">
        <CountdownText label={t('returns.left')} value={formatCountdown(left / 1000)} urgent={left < lastHour} />
        {quantity > 0 && line.quantity > 1 && (
          <QuantityStepper
            value={quantity}
            max={line.quantity}
            onChange={onChange}
            labels={quantityTexts(t, line.name)}
          />
        )}
      </div>
    </li>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-1);
  border-bottom: 1px solid var(--line);
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    justify-content: space-between;
    padding-left: 2.125rem;
  }
`;
