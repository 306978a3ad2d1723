import type { Locale } from '@ortoo/i18n/locales';
import { limits } from './limits';
import type { SearchBody } from './search';
import { wordsQuery } from './search-text';

/** Search paths of addresses and airports, relative to `searchPrefix`. */
export const placePaths = { zipcodes: '/zipcode/_search', airports: '/airport/_search' } as const;

/** A province, soum or district in the search service. Near an edge the neighbour may be the right one. */
export interface ZipcodeDocument {
  /** Five digits; a unit without a code of its own has its province's. */
  zipcode: string;
  /** Code of the unit: two digits for a province, four below it. */
  zipid: string;
  /** In Mongolian. */
  name: string;
  cat: 'province' | 'soum' | 'district';
  /** Code of its province. */
  province: string;
  translated: Partial<Record<Locale, string>>;
}

export interface AirportDocument {
  iata: string;
  icao: string;
  name: string;
  city: string;
  /** Province, state or region. */
  state: string;
  country: string;
  /** Code of the country. */
  cc: string;
  translated: { mn: { city: string | null; country: string | null } };
  location: { lat: number; lon: number };
  scheduled: boolean;
}

const zipcodeFields: readonly (keyof ZipcodeDocument)[] = ['zipcode', 'zipid', 'name', 'cat', 'province', 'translated'];

/** The units that contain a point on the map, the smallest first. */
export const zipcodeBody = ({ lat, lon }: { lat: number; lon: number }): SearchBody => ({
  query: {
    bool: {
      filter: [{ geo_shape: { area: { shape: { type: 'point', coordinates: [lon, lat] }, relation: 'intersects' } } }],
    },
  },
  sort: [{ depth: 'desc' }, { zipid: 'asc' }],
  size: limits.defaultLookup,
  _source: zipcodeFields,
});

/** The unit with this code: its postcode is suggested for an address in it. */
export const unitBody = (zipid: string): SearchBody => ({
  query: { term: { zipid } },
  size: 1,
  _source: zipcodeFields,
});

const placeFields = ['city^4', 'translated.mn.city^4', 'name^2', 'state', 'country', 'translated.mn.country'];

/** Airports by code, name, city or country, in Mongolian or Latin letters; the larger first, and those of Mongolia. */
export const airportBody = (text: string): SearchBody => {
  const code = text.trim().toUpperCase();
  // ULAA is a code of Arkhangelsk, but "ulaa" begins Ulaanbaatar.
  const codes = [{ term: { iata: { value: code, boost: 1_000 } } }, { term: { icao: { value: code, boost: 10 } } }];
  const query = { bool: { should: [...codes, wordsQuery(text, placeFields)], minimum_should_match: 1 } };
  // Most trips begin in Mongolia: "улаан" is a word of Улаан-Үд, but it also begins Улаанбаатар.
  const functions = [
    { field_value_factor: { field: 'rank', missing: 1 } },
    { filter: { term: { cc: 'MN' } }, weight: 2 },
  ];
  return {
    query: { function_score: { query, functions } },
    sort: ['_score', { iata: 'asc' }],
    size: limits.defaultLookup,
  };
};
