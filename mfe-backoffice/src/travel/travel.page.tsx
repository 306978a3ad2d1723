import { css } from '@emotion/react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { failedPage, useMessages, useSearchParams } from '@ortoo/remote';
import {
  CalendarIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  ErrorPanel,
  IconButton,
  ListSkeleton,
  Select,
} from '@ortoo/ui';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { Departures } from './departures';
import { monthAfter } from './month.rules';
import { NightCalendar } from './night-calendar';
import { RatesForm } from './rates-form';
import { travelChoicesQuery, travelQuery } from './travel.queries';

const MonthBar = ({ month, onChange }: { month: string; onChange: (month: string) => void }) => {
  const t = useMessages();
  const [year = '', number = ''] = month.split('-');
  return (
    <div css={monthStyle}>
      <IconButton
        label={t('travel.earlier')}
        icon={<ChevronLeftIcon />}
        onClick={() => onChange(monthAfter(month, -1))}
      />
      <strong role="status">{t('travel.month', { year, month: Number(number) })}</strong>
      <IconButton
        label={t('travel.later')}
        icon={<ChevronRightIcon />}
        onClick={() => onChange(monthAfter(month, 1))}
      />
    </div>
  );
};

const Nights = ({ id, month, onMonth }: { id: number; month: string; onMonth: (month: string) => void }) => {
  const t = useMessages();
  const query = useQuery(travelQuery(id, month));
  const { data: travel, isError } = query;
  const control = { id, month };
  if (isError && !travel) return <ErrorPanel {...failedPage(t, query)} />;
  if (!travel || travel.id !== id) return <ListSkeleton label={t('state.loading')} count={5} />;
  if (travel.kind === 'trip') return <Departures key={id} {...{ travel, control }} />;
  return (
    <>
      <MonthBar month={month} onChange={onMonth} />
      <div css={style} aria-busy={query.isFetching || undefined}>
        <NightCalendar {...{ travel, control }} />
        <RatesForm key={`${id} ${travel.lock_version}`} {...{ travel, control }} />
      </div>
    </>
  );
};

const Travel = () => {
  const t = useMessages();
  const [search, setSearch] = useSearchParams();
  // In the shop's zone, which is eight hours ahead all year.
  const [thisMonth] = useState(() => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7));
  const hotels = useQuery(travelChoicesQuery('hotel'));
  const trips = useQuery(travelChoicesQuery('trip'));
  const failed = hotels.isError ? hotels : trips.isError ? trips : undefined;
  const products = [...(hotels.data?.products ?? []), ...(trips.data?.products ?? [])];
  const isLoaded = Boolean(hotels.data && trips.data);
  const id = Number(search.get('product')) || products[0]?.id;
  const month = /^\d{4}-\d{2}$/.exec(search.get('month') ?? '')?.[0] ?? thisMonth;
  const go = (to: { product?: number; month?: string }) => {
    const next = { product: to.product ?? id ?? 0, month: to.month ?? month };
    setSearch(new URLSearchParams(Object.entries(next).map(([name, value]) => [name, String(value)])), {
      replace: true,
    });
  };
  return (
    <Workplace title={t('travel.title')} text={t('travel.text')}>
      {failed && <ErrorPanel {...failedPage(t, failed)} />}
      {!failed && !isLoaded && <ListSkeleton label={t('state.loading')} count={5} />}
      {isLoaded && products.length === 0 && (
        <EmptyState icon={<CalendarIcon />} title={t('travel.none')} text={t('travel.noneText')} />
      )}
      {isLoaded && products.length > 0 && (
        <div css={choiceStyle}>
          <Select
            label={t('travel.product')}
            options={products.map(product => ({
              value: String(product.id),
              label: `${product.name} (${t(`products.kinds.${product.kind}`)})`,
            }))}
            value={String(id)}
            onChange={event => go({ product: Number(event.target.value) })}
          />
        </div>
      )}
      {isLoaded && id !== undefined && <Nights {...{ id, month }} onMonth={next => go({ month: next })} />}
    </Workplace>
  );
};

export const page = defineStaffPage('travel.title', Travel);

const choiceStyle = css`
  max-width: 32rem;
`;

const monthStyle = css`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
  align-items: start;
  gap: var(--space-2);
`;
