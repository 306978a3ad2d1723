import type { StaffDraw } from '@ortoo/contracts';

/** A wheel with an endless prize and one of which some are left. */
export const wheel: StaffDraw = {
  ...{ slug: 'lucky-wheel', kind: 'wheel', title: 'Lucky wheel', per_day: 1, min_order: '0.0', lock_version: 3 },
  ...{ starts_at: '2026-11-01T00:00:00.000Z', ends_at: '2026-12-31T04:23:00.000Z', odds_from: '2026-11-23' },
  ...{ entries: null, order_totals: [] },
  prizes: [
    { id: 1, name: '100 points', kind: 'points', amount: '100.0', weight: 300, stock: null, won: 40 },
    { id: 2, name: '5,000₮', kind: 'credit', amount: '5000.0', weight: 100, stock: 10, won: 3 },
  ],
};

/** A jackpot with ten pieces of one prize, and 80 entries of six people. */
export const jackpot: StaffDraw = {
  ...wheel,
  ...{ slug: 'new-year', kind: 'jackpot', title: 'New Year jackpot', min_order: '50000.0', odds_from: null },
  ...{ entries: { count: 80, people: 6 }, order_totals: ['20000.0', '50000.0', '90000.0'] },
};
