import type { Taxon } from '@ortoo/contracts';
import { countBranches, growTree, pathOf } from './taxon.rules';

const taxon = (id: number, parent_id: number | null): Taxon => ({
  id,
  parent_id,
  depth: 0,
  position: id,
  permalink: String(id),
  name: String(id),
  n: String(id),
  translation_en: '',
  icon: null,
  image: null,
  products_count: 0,
});

it('walks a permalink from its root', () => expect(pathOf('a/b/c')).toEqual(['a', 'a/b', 'a/b/c']));

it('counts the products of a whole branch', () => {
  const counts = countBranches([
    { permalink: 'a/b', count: 2 },
    { permalink: 'a/b', count: 1 },
    { permalink: 'a/c/d', count: 4 },
  ]);
  expect(Object.fromEntries(counts)).toEqual({ a: 7, 'a/b': 3, 'a/c': 4, 'a/c/d': 4 });
});

it('nests taxons under their parents', () => {
  const tree = growTree([taxon(1, null), taxon(2, 1), taxon(3, 2), taxon(4, null)]);
  expect(tree.map(node => node.id)).toEqual([1, 4]);
  expect(tree[0]?.children[0]?.children[0]?.id).toBe(3);
});
