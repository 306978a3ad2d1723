import type { Taxon } from '@ortoo/contracts';
import { getTaxon, listBrands, listOptionTypes, listTaxons, listVendors } from '@ortoo/contracts/endpoints';
import { ApiError, apiOf, call } from '@ortoo/http';
import { MovedTo } from '@ortoo/remote';
import { leadingTo } from '../parts/leading-on';
import type { NamedValue, Names } from './options.rules';

/** Context of a fetcher. */
export interface Fetch {
  client: object;
  signal: AbortSignal;
}

/** Names that equal their code are omitted. */
const named = (code: string, name: string, swatch?: string | null): NamedValue =>
  swatch ? [code, name, swatch] : name === code ? [code] : [code, name];

/** Names of brands, stores, sizes and colours by code. */
export const fetchNames = async ({ client, signal }: Fetch): Promise<Names> => {
  const api = apiOf(client);
  const [{ brands }, { vendors }, { option_types: types }] = await Promise.all([
    call(api, listBrands, { signal }),
    call(api, listVendors, { signal }),
    call(api, listOptionTypes, { signal }),
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

/** Redirects to the category's current address, or suggests the nearest one. */
const leadOn = async (permalink: string, { client, signal }: Fetch): Promise<never> => {
  try {
    const moved = await call(apiOf(client), getTaxon, { params: { '*': permalink }, signal });
    throw new MovedTo(`/t/${moved.permalink}`);
  } catch (error) {
    const nearest = error instanceof ApiError ? (error.details['nearest'] as Taxon | null | undefined) : undefined;
    throw nearest ? leadingTo(error, { path: `/t/${nearest.permalink}`, label: nearest.name }) : error;
  }
};

/** A category: its name, its breadcrumbs and its children. */
export const fetchTaxon = async (permalink: string, { client, signal }: Fetch) => {
  const { taxons } = await call(apiOf(client), listTaxons, { signal });
  const taxon = taxons.find(entry => entry.permalink === permalink);
  if (!taxon) return leadOn(permalink, { client, signal });
  const segments = permalink.split('/');
  return {
    name: taxon.name,
    path: segments
      .map((_, at) => segments.slice(0, at + 1).join('/'))
      .flatMap(step => taxons.find(entry => entry.permalink === step) ?? [])
      .map(linkTo),
    children: taxons
      .filter(entry => entry.parent_id === taxon.id && entry.products_count > 0)
      .sort((a, b) => a.position - b.position)
      .map(linkTo),
  };
};
