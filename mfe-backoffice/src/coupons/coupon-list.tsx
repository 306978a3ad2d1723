import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StaffCoupon } from '@ortoo/contracts';
import { failedPage, paginationTexts, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import {
  Button,
  Chip,
  Cluster,
  EmptyState,
  ErrorPanel,
  IconButton,
  ListSkeleton,
  Pagination,
  SearchIcon,
  Section,
  TextField,
  TicketIcon,
} from '@ortoo/ui';
import { CouponRow } from './coupon-row';
import { filterFrom, searchOf, states } from './filter.rules';
import { staffCouponsQuery, type CouponFilter } from './coupons.queries';

interface CouponListProps {
  busy: boolean;
  onUse: (number: string) => void;
}

const FilterForm = ({ filter, change }: { filter: CouponFilter; change: (to: Partial<CouponFilter>) => void }) => {
  const t = useMessages();
  const [q, setQ] = useState(filter.q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ q: q.trim() });
  };
  return (
    <>
      <form role="search" aria-label={t('list.search')} onSubmit={submit}>
        <TextField
          type="search"
          label={t('list.search')}
          value={q}
          onChange={event => setQ(event.target.value)}
          maxLength={200}
          suffixText={<IconButton type="submit" label={t('actions.search')} icon={<SearchIcon />} />}
        />
      </form>
      <div role="group" aria-label={t('list.states')}>
        <Cluster>
          <Chip pressed={filter.state === ''} onPress={() => change({ state: '' })}>
            {t('list.all')}
          </Chip>
          {states.map(state => (
            <Chip key={state} pressed={filter.state === state} onPress={() => change({ state })}>
              {t(`state.${state}`)}
            </Chip>
          ))}
        </Cluster>
      </div>
    </>
  );
};

const Rows = ({ coupons, ...row }: CouponListProps & { coupons: StaffCoupon[] }) => (
  <div>
    {coupons.map(coupon => (
      <CouponRow key={coupon.id} coupon={coupon} {...row} />
    ))}
  </div>
);

/** Every coupon the shop has issued, with search and state in the address. */
export const CouponList = (row: CouponListProps) => {
  const t = useMessages();
  const href = useHref();
  const [search, setSearch] = useSearchParams();
  const filter = filterFrom(search);
  const query = useQuery(staffCouponsQuery(filter));
  const { data, isError } = query;
  const isNarrowed = filter.q !== '' || filter.state !== '';
  const change = (to: Partial<CouponFilter>) => setSearch(searchOf({ ...filter, page: 1, ...to }), { replace: true });
  return (
    <Section title={t('list.title')}>
      <div css={style}>
        <FilterForm key={filter.q} filter={filter} change={change} />
        {isError && <ErrorPanel {...failedPage(t, query)} />}
        {!data && !isError && <ListSkeleton label={t('state.loading')} count={4} />}
        {data && (
          <p className="soft" role="status">
            {t('list.found', { count: data.total_count })}
          </p>
        )}
        {data?.total_count === 0 && (
          <EmptyState
            icon={<TicketIcon />}
            title={t(isNarrowed ? 'list.empty' : 'list.none')}
            text={t(isNarrowed ? 'list.emptyText' : 'list.noneText')}
            actions={isNarrowed && <Button onClick={() => change({ q: '', state: '' })}>{t('list.showAll')}</Button>}
          />
        )}
        {data && <Rows coupons={data.coupons} {...row} />}
        {data && (
          <Pagination
            {...paginationTexts(t)}
            page={filter.page}
            pages={data.pages}
            hrefOf={page => href(`/backoffice?${searchOf({ ...filter, page })}`)}
          />
        )}
      </div>
    </Section>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;
