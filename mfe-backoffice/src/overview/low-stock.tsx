import { useQuery } from '@tanstack/react-query';
import { failedPart, useMessages } from '@ortoo/remote';
import { ErrorPanel, StatusPill } from '@ortoo/ui';
import { lowStockQuery } from './overview.queries';
import { RiskList } from './risk-list';

/** Days below which a stock is urgent. */
const urgent = 4;

/** What sells and will be gone soon. */
export const LowStock = () => {
  const t = useMessages();
  const query = useQuery(lowStockQuery());
  if (query.isError) return <ErrorPanel {...failedPart(t, query)} />;
  if (!query.data || query.data.total_count === 0) return null;
  const { variants, total_count: total } = query.data;
  const risks = variants.map(({ id, product_id, name, options_text, stock, sold, days_left: days }) => ({
    id,
    name: [name, options_text].filter(Boolean).join(', '),
    text: t('overview.stockAndSold', { stock, sold }),
    state: (
      <StatusPill tone={days < urgent ? 'bad' : 'waiting'}>
        {stock <= 0 ? t('overview.soldOut') : t('overview.daysLeft', { count: days })}
      </StatusPill>
    ),
    path: `/backoffice/products/${product_id}`,
  }));
  const hidden = total - variants.length;
  return (
    <RiskList
      title={t('overview.lowStock')}
      risks={risks}
      more={
        hidden > 0
          ? { path: '/backoffice/products?stock=low', label: t('overview.more', { count: hidden }) }
          : undefined
      }
    />
  );
};
