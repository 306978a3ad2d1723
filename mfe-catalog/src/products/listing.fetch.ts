import {
  findByText,
  shopPaths,
  type Brands,
  type OptionTypes,
  type SearchBody,
  type SearchQuery,
  type Taxons,
  type Vendors,
} from '@ortoo/contracts';
import { ApiError, apiOf } from '@ortoo/http';
import { cardsIn, searchProducts } from '../parts/cards.fetch';
import { taxonPath } from '../parts/taxon-path.rules';
import { toFacets } from './facets.rules';
import { listingBody, type ListingRequest } from './listing-body.rules';
import type { NamedValue, Names } from './options.rules';

interface Fetch {
  client: object;
  signal: AbortSignal;
}

/** One page of a listing: of the words typed, or of those that were probably meant. */
export const fetchListing = async (request: ListingRequest, fetch: Fetch) => {
  const { state, locale, withFacets } = request;
  const ask = (text?: SearchQuery, suggest?: SearchBody['suggest']) =>
    searchProducts(listingBody(request, text, suggest), fetch);
  const { answer, near, instead } = state.q ? await findByText(state.q, ask) : { answer: await ask(), near: false };
  return {
    cards: cardsIn(answer, locale),
    total: answer.hits.total,
    facets: withFacets ? toFacets(answer.aggregations) : null,
    near,
    ...(instead !== undefined && { instead }),
  };
};

/** A name that says no more than its code does not travel. */
const named = (code: string, name: string, swatch?: string | null): NamedValue =>
  swatch ? [code, name, swatch] : name === code ? [code] : [code, name];

/** What the codes of brands, stores, sizes and colours are called. */
export const fetchNames = async ({ client, signal }: Fetch): Promise<Names> => {
  const { shop } = apiOf(client);
  const [{ brands }, { vendors }, { option_types: types }] = await Promise.all([
    shop.get<Brands>(shopPaths.brands, { signal }),
    shop.get<Vendors>(shopPaths.vendors, { signal }),
    shop.get<OptionTypes>(shopPaths.optionTypes, { signal }),
  ]);
  const valuesOf = (option: string) =>
    types
      .filter(type => type.name === option)
      .flatMap(type => type.option_values.map(({ name, presentation, swatch }) => named(name, presentation, swatch)));
  return {
    brand: brands.map(({ code, name }) => named(code, name)),
    store: vendors.map(({ code, name }) => named(code, name)),
    size: valuesOf('size'),
    colour: valuesOf('colour'),
  };
};

const linkTo = ({ permalink, n }: { permalink: string; n: string }) => ({ permalink, name: n });

/** A category: its name, the way to it and what lies right below. */
export const fetchTaxon = async (permalink: string, { client, signal }: Fetch) => {
  const { taxons } = await apiOf(client).shop.get<Taxons>(shopPaths.taxons, { signal });
  const taxon = taxons.find(entry => entry.permalink === permalink);
  if (!taxon) throw new ApiError(404, 'NOT_FOUND', '');
  return {
    name: taxon.name,
    path: taxonPath(permalink)
      .flatMap(step => taxons.find(entry => entry.permalink === step) ?? [])
      .map(linkTo),
    children: taxons
      .filter(entry => entry.parent_id === taxon.id && entry.products_count > 0)
      .sort((a, b) => a.position - b.position)
      .map(linkTo),
  };
};
