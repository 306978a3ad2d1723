import { shopPaths, type Brands, type Taxons, type Vendors } from '@ortoo/contracts';
import { ApiError, apiOf } from '@ortoo/http';
import { searchCards } from '../parts/cards.fetch';
import { taxonPath } from '../parts/taxon-path.rules';
import { toFacets } from './facets.rules';
import { listingBody, type ListingRequest } from './listing-body.rules';

interface Fetch {
  client: object;
  signal: AbortSignal;
}

const fetchPage = async (request: ListingRequest, near: boolean, fetch: Fetch) => {
  const { cards, total, aggregations } = await searchCards(listingBody(request, near), request.locale, fetch);
  return { cards, total, facets: request.withFacets ? toFacets(aggregations) : null, near };
};

/** One page of a listing. Where nothing has the words that were typed, products whose words look like them. */
export const fetchListing = async (request: ListingRequest, fetch: Fetch) => {
  const exact = await fetchPage(request, false, fetch);
  if (exact.total > 0 || !request.state.q) return exact;
  const near = await fetchPage(request, true, fetch);
  return near.total > 0 ? near : exact;
};

const namesByCode = (entries: readonly { code: string; name: string }[]) =>
  Object.fromEntries(entries.map(({ code, name }) => [code, name]));

/** What the codes of brands and stores are called. */
export const fetchNames = async ({ client, signal }: Fetch) => {
  const { shop } = apiOf(client);
  const [{ brands }, { vendors }] = await Promise.all([
    shop.get<Brands>(shopPaths.brands, { signal }),
    shop.get<Vendors>(shopPaths.vendors, { signal }),
  ]);
  return { brand: namesByCode(brands), store: namesByCode(vendors) };
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
