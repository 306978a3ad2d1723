import { limits } from './limits';
import { airportBody, placePaths, zipcodeBody } from './search-places';

it('queries the units around a point, longitude first, without their borders', () => {
  const body = zipcodeBody({ lat: 47.92, lon: 106.92 });
  expect(body).toMatchObject({
    query: { bool: { filter: [{ geo_shape: { area: { shape: { type: 'point', coordinates: [106.92, 47.92] } } } }] } },
    size: limits.defaultLookup,
  });
  expect(body._source).not.toContain('area');
});

it.each([' uln', 'ULN', 'uLn '])('queries an airport by its code in any case: %s', text =>
  expect(JSON.stringify(airportBody(text))).toContain('{"iata":{"value":"ULN","boost":1000}}'),
);

it('queries airports by all words of a city', () =>
  expect(JSON.stringify(airportBody('Хөх хот'))).toMatch(/"query":"Хөх".*"query":"хот".*"minimum_should_match":2/));

it('names an index for each', () =>
  expect(Object.values(placePaths)).toEqual(['/zipcode/_search', '/airport/_search']));
