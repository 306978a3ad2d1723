import { airportDocuments } from './airports.rules';
import { readAirports } from './airports';
import mongolian from '../data/airports-mn.json';

const documents = new Map(readAirports().map(document => [document.id, document]));

it('has every airport of the package with an IATA code, and three more of Mongolia', () => {
  expect(documents.size).toBeGreaterThan(4_500);
  for (const { iata, cc, country, name } of [...documents.values()].map(({ source }) => source)) {
    expect(iata).toMatch(/^[A-Z0-9]{3}$/);
    expect(cc).toMatch(/^[A-Z]{2}$/);
    expect([country, name]).not.toContain('');
  }
});

it('has a name for every code in the Mongolian list', () => {
  const codes = Object.values(mongolian.cities).flat();
  expect(codes.filter(code => !documents.has(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

it('has all known fields of an airport', () =>
  expect(documents.get('UBN')).toEqual({
    id: 'UBN',
    source: {
      iata: 'UBN',
      icao: 'ZMCK',
      name: 'Ulaanbaatar Chinggis Khaan International Airport',
      city: 'Ulaanbaatar (Sergelen)',
      state: 'Töv Province',
      country: 'Mongolia',
      cc: 'MN',
      translated: { mn: { city: 'Улаанбаатар', country: 'Монгол' } },
      location: { lat: 47.646916, lon: 106.819833 },
      scheduled: true,
      rank: 6,
    },
  }));

it('leaves out airports without a code, and unknown values', () => {
  const airport = {
    name: 'Field',
    type: 'small_airport',
    iata_code: 'FLD',
    gps_code: '',
    municipality: '',
    iso_region: 'XX-1',
    iso_country: 'JP',
    latitude_deg: '1',
    longitude_deg: '2',
    scheduled_service: 'no',
  };
  const made = airportDocuments({
    airports: [airport, { ...airport, iata_code: '' }],
    regions: [],
    countries: [{ code: 'JP', name: 'Japan' }],
    mongolian: { cities: {}, more: [] },
  });
  expect(made).toMatchObject([
    {
      id: 'FLD',
      source: { state: '', country: 'Japan', translated: { mn: { city: null, country: 'Япон' } }, rank: 1 },
    },
  ]);
});
