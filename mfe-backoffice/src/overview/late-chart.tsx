import { lazyPart } from '@ortoo/remote';
import { Skeleton } from '@ortoo/ui';

export const LateSalesChart = lazyPart(
  async () => (await import(/* webpackChunkName: "sales-chart" */ './sales-chart')).SalesChart,
  { when: 'visible', Fallback: () => <Skeleton height="18rem" /> },
);
