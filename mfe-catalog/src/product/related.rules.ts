import { limits, sortClause, type LocaleId, type SearchBody, type SearchQuery } from '@ortoo/contracts';
import { cardFields } from '../parts/card.rules';
import { insideTaxon } from '../parts/taxon-path.rules';

/** The fields of a product that define its related products. */
export interface Compared {
  id: number;
  name: string;
  /** Permalinks from the root down. */
  taxons: readonly string[];
  locale: LocaleId;
}

/** The series of a product is a term of the index: requested first. */
export const seriesBody = ({ id }: Compared): SearchBody => ({
  query: { term: { id } },
  size: 1,
  _source: ['series'],
});

/** The same product in other colours and sizes of pack, or longer and shorter. */
export const modelsBody = ({ id, locale }: Compared, series: string): SearchBody => ({
  query: { bool: { filter: [{ term: { series } }], must_not: [{ term: { id } }] } },
  sort: sortClause('name_asc', locale),
  size: limits.sameSeries,
  _source: cardFields(locale),
});

/** Products with similar names, and those of the same taxons: the closer the better. */
export const relatedBody = ({ id, name, taxons, locale }: Compared, series: string | undefined): SearchBody => {
  const like: SearchQuery = {
    more_like_this: {
      fields: ['name'],
      like: [{ _id: String(id) }, name],
      min_term_freq: 1,
      min_doc_freq: 1,
      max_query_terms: 25,
      minimum_should_match: 1,
    },
  };
  const shelves = taxons.length > 1 ? taxons.slice(1) : taxons;
  const near = shelves.map((permalink, depth) => ({
    constant_score: { filter: insideTaxon(permalink), boost: 4 * (depth + 1) },
  }));
  const itself = [{ term: { id } }, ...(series === undefined ? [] : [{ term: { series } }])];
  return {
    query: { bool: { should: [like, ...near], must_not: itself, minimum_should_match: 1 } },
    sort: ['_score', { id: 'asc' }],
    size: limits.related,
    _source: cardFields(locale),
  };
};
