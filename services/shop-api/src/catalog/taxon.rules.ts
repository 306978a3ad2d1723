import type { Taxon, TaxonNode } from '@ortoo/contracts';

/** `a/b/c` → `a`, `a/b`, `a/b/c`. */
export const pathOf = (permalink: string): string[] => {
  const segments = permalink.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
};

/** Whether a taxon is this one or below it. */
export const isInBranch = (permalink: string, root: string): boolean =>
  permalink === root || permalink.startsWith(`${root}/`);

/** Products of each branch, from those of each taxon. */
export const countBranches = (counts: readonly { permalink: string; count: number }[]): Map<string, number> => {
  const branches = new Map<string, number>();
  for (const { permalink, count } of counts) {
    for (const branch of pathOf(permalink)) branches.set(branch, (branches.get(branch) ?? 0) + count);
  }
  return branches;
};

/** Nests each taxon under its parent. Parents precede their children in the list. */
export const growTree = (taxons: readonly Taxon[]): TaxonNode[] => {
  const nodes = new Map(taxons.map(taxon => [taxon.id, { ...taxon, children: [] as TaxonNode[] }]));
  const roots: TaxonNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    (parent?.children ?? roots).push(node);
  }
  return roots;
};
