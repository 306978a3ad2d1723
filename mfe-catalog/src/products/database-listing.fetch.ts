import { listProducts } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { cardOf } from '../parts/product-card.rules';
import type { ListingRequest } from './listing-body.rules';

const list = (codes: readonly string[]) => codes.join(',') || undefined;

/** Converts a listing to a request of the Shop API. */
const queryOf = ({ state, taxon, page, size }: ListingRequest) => ({
  q: state.q || undefined,
  taxon,
  category: list(state.category),
  brand: list(state.brand),
  vendor: list(state.store),
  size: list(state.size),
  colour: list(state.colour),
  price_min: state.priceMin,
  price_max: state.priceMax,
  rating: state.rating,
  in_stock: state.in_stock ? '1' : undefined,
  on_sale: state.on_sale ? '1' : undefined,
  kind: state.kind,
  sort: state.sort,
  page,
  per_page: size,
});

/** The list without the search service: words match names, and filters have no counts. */
export const fromDatabase = async (
  request: ListingRequest,
  { client, signal }: { client: object; signal: AbortSignal },
) => {
  const { products, total_count } = await call(apiOf(client), listProducts, { query: queryOf(request), signal });
  return { cards: products.map(cardOf), total: total_count, facets: null, isFuzzy: false, plain: true };
};
