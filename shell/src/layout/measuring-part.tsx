import { lazyPart, useSite } from '@ortoo/remote';

const Measuring = lazyPart(
  async () => (await import(/* webpackChunkName: "analytics" */ '../analytics/measuring')).Measuring,
  { when: 'use' },
);

/** Analytics of every page, where the site has any. */
export const MeasuringPart = () => (useSite().configs.analytics.kind === 'none' ? null : <Measuring />);
