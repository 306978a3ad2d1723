import { toMoney, type LineItem } from '@ortoo/contracts';

/** Lines that were put into the cart together, or one by itself. */
export interface LineGroup {
  key: string;
  isPackage: boolean;
  lines: LineItem[];
  /** Whole tugrik. */
  total: number;
}

/** Lines in their order, those of a package together where its first stands. What is left of one alone is a plain line. */
export function lineGroups(lines: readonly LineItem[]): LineGroup[] {
  const groups = new Map<string, LineItem[]>();
  for (const line of lines) {
    const key = line.options['package'] ?? `line ${line.id}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups].map(([key, own]) => ({
    key,
    isPackage: own.length > 1,
    lines: own,
    total: own.reduce((sum, { total }) => sum + toMoney(total), 0),
  }));
}
