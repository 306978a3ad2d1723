import type { StaffDraw } from '@ortoo/contracts';

/** A wheel with an endless prize and one of which some are left. */
export const wheel: StaffDraw = {
  ...{ slug: 'lucky-wheel', kind: 'wheel', title: 'Lucky wheel', per_day: 1, min_order: '0.0', lock_version: 3 },
  ...{ starts_at: '2026-11-01T00:00:00.000Z', ends_at: '2026-12-31T04:23:00.000Z', odds_from: '2026-11-23' },
  prizes: [
    { id: 1, name: '100 points', kind: 'points', amount: '100.0', weight: 300, stock: null, won: 40 },
    { id: 2, name: '5,000₮', kind: 'credit', amount: '5000.0', weight: 100, stock: 10, won: 3 },
  ],
};
