import { css } from '@emotion/react';
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import type { ProductKind } from '@ortoo/contracts';
import { formatDate, formatMoney, languageTags, type Locale } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import type { Series } from './sales.rules';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** Token of each kind's colour. */
const colours: Readonly<Record<ProductKind, string>> = {
  goods: '--action',
  ticket: '--gold',
  coupon: '--good',
  hotel: '--sky',
  trip: '--warn',
};

export interface SalesChartProps {
  /** `YYYY-MM-DD` of each day. */
  dates: readonly string[];
  series: readonly Series[];
  /** What it shows, for those who do not see it. */
  label: string;
}

const draw = (
  canvas: HTMLCanvasElement,
  { dates, series }: SalesChartProps,
  { locale, nameOf }: { locale: Locale; nameOf: (kind: ProductKind) => string },
): Chart => {
  const style = getComputedStyle(canvas);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const short = new Intl.NumberFormat(languageTags[locale], { notation: 'compact', maximumFractionDigits: 1 });
  const ticks = { color: colour('--ink-soft'), font: { family: style.fontFamily, size: 12 } };
  const spaceOfBars = { categoryPercentage: 0.85, barPercentage: 1, borderRadius: 2 };
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: dates.map(date => formatDate(date, locale, 'day')),
      datasets: series.map(({ kind, amounts }) => ({
        ...{ label: nameOf(kind), data: amounts, backgroundColor: colour(colours[kind]) },
        ...spaceOfBars,
      })),
    },
    options: {
      ...{ animation: false, maintainAspectRatio: false, interaction: { mode: 'index', intersect: false } },
      scales: {
        x: {
          stacked: true,
          grid: { display: false },
          border: { color: colour('--line') },
          ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          stacked: true,
          grid: { color: colour('--line') },
          border: { display: false },
          ticks: { ...ticks, maxTicksLimit: 5, callback: value => short.format(Number(value)) },
        },
      },
      plugins: {
        tooltip: {
          ...{ titleFont: ticks.font, bodyFont: ticks.font },
          filter: ({ parsed }) => (parsed.y ?? 0) > 0,
          callbacks: {
            label: ({ dataset, parsed }) => `${dataset.label ?? ''}: ${formatMoney(parsed.y ?? 0, locale)}`,
          },
        },
      },
    },
  });
};

/** Sales by day, the kinds upon each other. */
export const SalesChart = ({ dates, series, label }: SalesChartProps) => {
  const t = useMessages();
  const locale = useLocale();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const nameOf = (kind: ProductKind) => t(`overview.kinds.${kind}`);
    const chart = draw(canvas.current, { dates, series, label }, { locale, nameOf });
    return () => chart.destroy();
  }, [dates, series, label, locale, t]);
  return (
    <div css={style}>
      <div className="plot">
        <canvas ref={canvas} role="img" aria-label={label} />
      </div>
      <ul>
        {series.map(({ kind }) => (
          <li key={kind}>
            <span style={{ background: `var(${colours[kind]})` }} />
            {t(`overview.kinds.${kind}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};

const style = css`
  .plot {
    position: relative;
    height: 16.5rem;
  }
  canvas {
    position: absolute;
    inset: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem var(--space-2);
    min-height: 1.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--text-sm);
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  span {
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 2px;
  }
`;
