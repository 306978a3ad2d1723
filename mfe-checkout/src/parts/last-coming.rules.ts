import type { LineItem } from '@ortoo/contracts';

/** The line with the latest arrival. */
export const lastComing = <L extends Pick<LineItem, 'pre_order_at'>>(
  lines: readonly L[],
): (L & { pre_order_at: string }) | undefined =>
  lines
    .filter((line): line is L & { pre_order_at: string } => Boolean(line.pre_order_at))
    .toSorted((a, b) => Date.parse(b.pre_order_at) - Date.parse(a.pre_order_at))[0];
