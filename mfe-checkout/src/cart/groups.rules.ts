import { toMoney, type LineItem } from '@ortoo/contracts';

/** Lines in their order, those of a package at its first line. A package with one line left is a plain line. */
export function lineGroups(lines: readonly LineItem[]) {
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

/** Lines of one package, or a single line; the total in whole tugrik. */
export type LineGroup = ReturnType<typeof lineGroups>[number];
