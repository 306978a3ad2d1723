import { css } from '@emotion/react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PayableOrder } from '@ortoo/contracts';
import { formatDate, formatPhone } from '@ortoo/i18n';
import { failedPage, useLocale, useMessages } from '@ortoo/remote';
import { useDebounced } from '@ortoo/remote/debounced';
import { Button, ErrorPanel, Skeleton, SkeletonPage, TextField } from '@ortoo/ui';
import { FixedText } from '../parts/fixed-text';
import { moneyText } from '../parts/money-text';
import { payableOrdersQuery } from './transfers.queries';

interface PayableOrdersProps {
  entryId: number;
  /** Numbers of the orders that are chosen already. */
  chosen: readonly string[];
  onChoose: (order: PayableOrder) => void;
}

const Choice = ({ order, onChoose }: { order: PayableOrder; onChoose: () => void }) => {
  const t = useMessages();
  const locale = useLocale();
  const { number, buyer, phone, due, placed_at, reasons } = order;
  const facts = [buyer, phone && formatPhone(phone), formatDate(placed_at, locale, 'day')].filter(Boolean).join(' · ');
  return (
    <li>
      <span>
        <strong>
          <FixedText>{number}</FixedText>
        </strong>
        <strong>{moneyText(due, locale)}</strong>
        <span className="soft">{facts}</span>
        {reasons.length > 0 && (
          <span className="soft">{reasons.map(reason => t(`transfers.reasons.${reason}`)).join(' · ')}</span>
        )}
      </span>
      <Button kind="secondary" size="sm" onClick={onChoose} aria-label={t('transfers.chooseOrder', { number })}>
        {t('transfers.choose')}
      </Button>
    </li>
  );
};

/** Orders that an amount may be for: the suggested ones, or those whose number begins as typed. */
export const PayableOrders = ({ entryId, chosen, onChoose }: PayableOrdersProps) => {
  const t = useMessages();
  const [text, setText] = useState('');
  const [q] = useDebounced(text.trim());
  const query = useQuery(payableOrdersQuery(entryId, q));
  const orders = query.data?.orders.filter(({ number }) => !chosen.includes(number));
  return (
    <div css={style}>
      <TextField
        type="search"
        label={t('transfers.findOrder')}
        value={text}
        onChange={event => setText(event.target.value)}
        maxLength={20}
        autoComplete="off"
      />
      {query.isError && <ErrorPanel {...failedPage(t, query)} />}
      {!orders && !query.isError && (
        <SkeletonPage label={t('state.loading')}>
          <Skeleton height="3rem" />
        </SkeletonPage>
      )}
      {query.data?.orders.length === 0 && (
        <p className="soft" role="status">
          {q ? t('transfers.noOrder') : t('transfers.noSuggestion')}
        </p>
      )}
      {orders && orders.length > 0 && (
        <ul aria-label={q ? t('transfers.found') : t('transfers.suggested')}>
          {orders.map(order => (
            <Choice key={order.number} order={order} onChoose={() => onChoose(order)} />
          ))}
        </ul>
      )}
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
  }
  li > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-1);
    min-width: 0;
  }
  li .soft {
    flex-basis: 100%;
  }
  li > button {
    flex: none;
  }
`;
