import { openDatabase } from '@ortoo/shop-api/db';
import { productSource } from '@ortoo/shop-api/product-source';
import { exampleTime, inMemory } from '@ortoo/shop-api/testing';
import { airportMappings } from './places/airports.rules';
import { readAirports } from './places/airports';
import { shopAnalysis } from './mongolian/analysis';
import { isObject, type Json } from '../engine/json';
import type { IndexDocument } from './feed/index-writer';
import { documentOf } from './feed/product-document.rules';
import { productMappings } from './feed/product-mapping';
import { zipcodeMappings } from './places/zipcode-mapping';
import { readZipcodes } from './places/zipcodes';

const now = exampleTime;

async function products(): Promise<IndexDocument[]> {
  const { db, close } = await openDatabase(inMemory('whole'));
  const documents: IndexDocument[] = [];
  for await (const batch of productSource(db, () => now).batches(2_000)) documents.push(...batch.map(documentOf));
  await close();
  return documents;
}

/** Types whose value is an object without fields of its own. */
const whole = new Set(['geo_point', 'geo_shape', 'completion']);

/** Fields of a document that are missing from the mapping. */
function unmapped(value: unknown, properties: Json, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap(item => unmapped(item, properties, path));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = properties[name];
    if (!isObject(known)) return [`${path}${name}`];
    if (whole.has(String(known.type))) return [];
    if (known.dynamic === true || !isObject(known.properties)) return [];
    return unmapped(inner, known.properties, `${path}${name}.`);
  });
}

function analyzersIn(properties: Json): string[] {
  return Object.values(properties)
    .filter(isObject)
    .flatMap(({ analyzer, search_analyzer, properties: inner }) => [
      ...[analyzer, search_analyzer].filter(name => name !== undefined).map(String),
      ...(isObject(inner) ? analyzersIn(inner) : []),
    ]);
}

describe.each<[string, { properties: Json }, () => Promise<IndexDocument[]>]>([
  ['product', productMappings, products],
  ['zipcode', zipcodeMappings, () => Promise.resolve(readZipcodes())],
  ['airport', airportMappings, () => Promise.resolve(readAirports())],
])('the mapping of %s', (_, { properties }, read) => {
  it('name every field of the documents', async () => {
    const documents = await read();
    const missing = documents.flatMap(({ source }) => unmapped(source, properties));
    expect([...new Set(missing)]).toEqual([]);
    expect(documents.length).toBeGreaterThan(300);
  });

  it('name only existing analyzers', () =>
    expect(analyzersIn(properties).filter(name => !(name in shopAnalysis.analyzers))).toEqual([]));
});
