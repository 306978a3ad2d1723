import { css } from '@emotion/react';
import type { StaffOrder } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { DefinitionList, PackageIcon, Picture } from '@ortoo/ui';
import { moneyText } from '../parts/money-text';

/** What was ordered. */
export const OrderLines = ({ lines }: Pick<StaffOrder, 'lines'>) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <ul css={style} aria-label={t('orders.lines')}>
      {lines.map(line => (
        <li key={line.id}>
          <span className="picture">
            {line.image ? (
              <Picture src={line.image} alt="" sizes="48px" maxWidth={96} />
            ) : (
              <PackageIcon aria-hidden="true" />
            )}
          </span>
          <span className="name">
            <strong>{line.name}</strong>
            <span className="soft">{[line.options_text, line.sku, line.vendor].filter(Boolean).join(' · ')}</span>
          </span>
          <span className="amount">
            {line.quantity > 1 && <span className="soft">{`${line.quantity} × ${moneyText(line.price, locale)}`}</span>}
            <strong>{moneyText(line.total, locale)}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** What it costs, and what went back. */
export const OrderSums = ({ sums }: Pick<StaffOrder, 'sums'>) => {
  const t = useMessages();
  const locale = useLocale();
  const amount = (value: string) => Number(value) !== 0 && moneyText(value, locale);
  const isPlain = sums.items === sums.total;
  return (
    <DefinitionList
      form="sums"
      items={[
        { term: t('orders.sums.items'), value: !isPlain && amount(sums.items) },
        { term: t('orders.sums.delivery'), value: amount(sums.delivery) },
        { term: t('orders.sums.discount'), value: amount(sums.discount) },
        { term: t('orders.sums.fee'), value: amount(sums.fee) },
        { term: t('orders.total'), value: moneyText(sums.total, locale), strong: true },
        { term: t('orders.sums.refunded'), value: amount(sums.refunded) },
      ]}
    />
  );
};

const style = css`
  li {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--line);
  }
  .picture {
    flex: none;
    width: 3rem;
    border-radius: var(--radius-sm);
    overflow: hidden;
  }
  .name {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .amount {
    display: grid;
    flex: none;
    justify-items: end;
  }
  strong {
    font-weight: 550;
  }
`;
