import { limits, type ProductKind, sortClause, type SearchBody, type SearchQuery } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import { soldAt } from './listing-body.rules';
import { insideTaxon } from './taxon-filter.rules';

/** The fields of a product that define its related products. */
export interface Compared {
  id: number;
  name: string;
  /** Permalinks from the root down. */
  taxons: readonly string[];
}

/** The same product in other colours and sizes of pack, or longer and shorter. */
export const modelsBody = ({ id }: Compared, series: string, locale: Locale): SearchBody => ({
  query: { bool: { filter: [{ term: { series } }], must_not: [{ term: { id } }] } },
  sort: sortClause('name_asc', locale),
  size: limits.sameSeries,
});

/** Products with similar names, and those of the same taxons: the closer the better. */
export const relatedBody = ({ id, name, taxons }: Compared, series: string | undefined): SearchBody => {
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
  const branches = taxons.length > 1 ? taxons.slice(1) : taxons;
  const near = branches.map((permalink, depth) => ({
    constant_score: { filter: insideTaxon(permalink), boost: 4 * (depth + 1) },
  }));
  const itself = [{ term: { id } }, ...(series === undefined ? [] : [{ term: { series } }])];
  return {
    query: { bool: { should: [like, ...near], must_not: itself, minimum_should_match: 1 } },
    sort: ['_score', { id: 'asc' }],
    size: limits.related,
  };
};

/** The same among the products that a site sells. */
export const soldBody = (body: SearchBody, kinds: readonly ProductKind[] | undefined): SearchBody =>
  kinds === undefined
    ? body
    : { ...body, query: { bool: { must: [body.query ?? { match_all: {} }], filter: [soldAt(kinds)] } } };
