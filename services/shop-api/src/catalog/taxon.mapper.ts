import type { Taxon } from '@ortoo/contracts';
import { maybePicture } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import type { TaxonRow } from './taxons.tables';

export const serializeTaxon = (row: TaxonRow, products_count: number, reader: Reader): Taxon => {
  const name = textFor(reader, row.name);
  return {
    id: row.id,
    parent_id: row.parent_id,
    depth: row.depth,
    position: row.position,
    permalink: row.permalink,
    name,
    n: textFor(reader, row.short) || name,
    translation_en: row.name.en ?? name,
    icon: row.icon,
    image: maybePicture(row.image),
    products_count,
  };
};
