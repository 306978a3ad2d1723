import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema';
import { byCode, type Lookups } from '../import/lookups.tables';
import type { SeedCatalogue } from './seed-shape';

const json = JSON.stringify;

export const idsOf = (catalogue: SeedCatalogue): Lookups => {
  const values = catalogue.options.flatMap(option => option.values.map(value => `${option.code}:${value.code}`));
  return {
    taxons: new Map(catalogue.taxons.map(({ permalink, id }) => [permalink, id])),
    vendors: byCode(catalogue.vendors),
    brands: byCode(catalogue.brands),
    badges: byCode(catalogue.badges),
    options: new Map(catalogue.options.map(({ code }, index) => [code, index + 1])),
    values: new Map(values.map((value, index) => [value, index + 1])),
  };
};

const must = (ids: ReadonlyMap<string, number>, code: string, of: string): number => {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The example shop speaks of ${code} in ${of}, and has none`);
  return id;
};

export const taxonRow = (taxon: SeedCatalogue['taxons'][number], position: number, ids: Lookups): Insertable<Tables['taxons']> => ({
  id: taxon.id,
  parent_id: taxon.parent === null ? null : must(ids.taxons, taxon.parent, taxon.permalink),
  depth: taxon.permalink.split('/').length - 1,
  position,
  permalink: taxon.permalink,
  name: json(taxon.name),
  short: json(taxon.short ?? {}),
  icon: taxon.icon ?? null,
  image: taxon.image ?? null,
});
