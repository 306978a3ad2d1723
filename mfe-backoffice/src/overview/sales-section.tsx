import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { salesPeriods, type SalesPeriod, type StaffSales, toMoney } from '@ortoo/contracts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages, useSearchParams } from '@ortoo/remote';
import { BagIcon, Chip, Disclosure, EmptyState, ErrorPanel, Skeleton, SkeletonPage, Table } from '@ortoo/ui';
import { moneyText } from '../parts/money-text';
import { LateSalesChart } from './late-chart';
import { staffSalesQuery } from './overview.queries';
import { averageOf, changeOf, seriesOf } from './sales.rules';

interface FigureProps {
  name: string;
  value: string;
  now: number;
  before: number;
}

/** A figure, and how it compares with the period before. */
const Figure = ({ name, value, now, before }: FigureProps) => {
  const t = useMessages();
  const locale = useLocale();
  const change = changeOf(now, before);
  const sign = change !== null && change > 0 ? '+' : '';
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        <span>
          {change === null
            ? t('overview.nothingBefore')
            : t('overview.change', { percent: `${sign}${formatPercent(change, locale)}` })}
        </span>
      </dd>
    </div>
  );
};

const Figures = ({ sales: { totals, before } }: { sales: StaffSales }) => {
  const t = useMessages();
  const locale = useLocale();
  const [average, averageBefore] = [averageOf(totals), averageOf(before)];
  return (
    <dl css={figuresStyle}>
      <Figure
        name={t('overview.amount')}
        value={moneyText(totals.amount, locale)}
        now={toMoney(totals.amount)}
        before={toMoney(before.amount)}
      />
      <Figure
        name={t('overview.orders')}
        value={formatNumber(totals.orders, locale)}
        now={totals.orders}
        before={before.orders}
      />
      <Figure name={t('overview.average')} value={formatMoney(average, locale)} now={average} before={averageBefore} />
      {totals.refunded !== null && (
        <Figure
          name={t('overview.refunded')}
          value={moneyText(totals.refunded, locale)}
          now={toMoney(totals.refunded)}
          before={toMoney(before.refunded ?? '0.0')}
        />
      )}
    </dl>
  );
};

const Chart = ({ sales, days }: { sales: StaffSales; days: SalesPeriod }) => {
  const t = useMessages();
  const locale = useLocale();
  const series = seriesOf(sales);
  const title = t('overview.chart', { count: days });
  if (series.length === 0)
    return <EmptyState icon={<BagIcon />} title={t('overview.noSales')} text={t('overview.noSalesText')} />;
  return (
    <>
      <LateSalesChart dates={sales.days.map(({ date }) => date)} series={series} label={title} />
      <Disclosure summary={t('overview.asTable')}>
        <Table
          caption={title}
          hideCaption
          keyOf={({ date }) => date}
          rows={sales.days.map(({ date }, position) => ({ date, position }))}
          columns={[
            {
              id: 'date',
              head: t('overview.day'),
              rowHead: true,
              cell: ({ date }) => formatDate(date, locale, 'short'),
            },
            ...series.map(({ kind, amounts }) => ({
              id: kind,
              head: t(`overview.kinds.${kind}`),
              align: 'end' as const,
              cell: ({ position }: { position: number }) => formatMoney(amounts[position] ?? 0, locale),
            })),
          ]}
        />
      </Disclosure>
    </>
  );
};

const periodOf = (text: string | null): SalesPeriod => salesPeriods.find(days => `${days}` === text) ?? 30;

/** What was sold in the last days, compared with as many before. */
export const SalesSection = () => {
  const t = useMessages();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const days = periodOf(search.get('days'));
  const query = useQuery(staffSalesQuery(days));
  const { data, isError } = query;
  return (
    <section css={style} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('overview.sales')}</h2>
        <div role="group" aria-label={t('overview.period')}>
          {salesPeriods.map(period => (
            <Chip
              key={period}
              pressed={period === days}
              onPress={() => setSearch({ days: `${period}` }, { replace: true, preventScrollReset: true })}
            >
              {t('overview.days', { count: period })}
            </Chip>
          ))}
        </div>
      </header>
      {isError && <ErrorPanel {...failedPart(t, query)} />}
      {!data && !isError && (
        <SkeletonPage label={t('state.loading')}>
          <Skeleton height="24rem" />
        </SkeletonPage>
      )}
      {data && (
        <>
          <Figures sales={data} />
          <Chart sales={data} days={days} />
          <p className="soft">{t('overview.salesNote')}</p>
        </>
      )}
    </section>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-2);
  }
  header > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  h2 {
    font-size: var(--text-lg);
  }
  .soft {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
`;

const figuresStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 45%), 1fr));
  gap: var(--space-2);
  margin: 0;
  dt {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  dd {
    display: grid;
    margin: 0;
  }
  strong {
    font-size: var(--text-xl);
    font-weight: 620;
  }
  dd > span {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
`;
