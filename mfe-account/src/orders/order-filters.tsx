import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useHref, useMessages, useNavigate } from '@ortoo/remote';
import { Button, SearchIcon, Select, TextField } from '@ortoo/ui';
import { orderListPath, orderStatuses } from './order-list.rules';
import type { OrderList } from '../parts/orders.queries';

/** Filter, order and search of the list; each changes its address. */
export const OrderFilters = ({ list }: { list: OrderList }) => {
  const t = useMessages();
  const href = useHref();
  const navigate = useNavigate();
  const [words, setWords] = useState(list.q);
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(orderListPath({ ...list, page: 1, q: words.trim() }));
  };
  return (
    <div css={style}>
      <nav aria-label={t('orders.filter')}>
        {([undefined, ...orderStatuses] as const).map(status => (
          <a
            key={status ?? 'all'}
            href={href(orderListPath({ ...list, page: 1, status }))}
            aria-current={list.status === status ? 'true' : undefined}
          >
            {t(`orders.status.${status ?? 'all'}`)}
          </a>
        ))}
      </nav>
      <form role="search" aria-label={t('orders.search')} onSubmit={search}>
        <TextField
          label={t('orders.search')}
          hideLabel
          type="search"
          placeholder={t('orders.search')}
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        <Button type="submit" kind="secondary" icon={<SearchIcon />} aria-label={t('actions.search')} />
        <Select
          label={t('actions.sort')}
          hideLabel
          value={list.sort}
          options={(['newest', 'oldest'] as const).map(value => ({ value, label: t(`orders.sort.${value}`) }))}
          onChange={({ target }) =>
            void navigate(orderListPath({ ...list, page: 1, sort: target.value as OrderList['sort'] }))
          }
        />
      </form>
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  nav {
    display: flex;
    gap: var(--space-1);
    overflow-x: auto;
    margin-inline: calc(-1 * var(--gutter));
    padding: 0.25rem var(--gutter);
    scrollbar-width: none;
  }
  nav a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  nav a[aria-current] {
    border-color: var(--action);
    background: var(--action-wash);
    color: var(--action);
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1);
  }
  form > :last-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 992px) {
    form {
      grid-template-columns: minmax(0, 1fr) auto 12rem;
    }
    form > :last-child {
      grid-column: auto;
    }
  }
`;
