import { readAirports } from './places/airports';
import { airportMappings } from './places/airports.rules';
import { shopAnalyzers } from './mongolian/analysis.rules';
import { EmbeddedEngine } from '../engine/embedded-engine';
import type { OwnedIndex } from '../engine/engine';
import { createResponder, type Responder } from '../engine/http/responder';
import { routesOf } from '../engine/http/routes';
import { Indices } from '../engine/indices/indices';
import { productMappings } from './feed/product-mapping';
import { readZipcodes, zipcodeMappings } from './places/zipcodes';

/** Indices that the service writes itself. */
export const ownIndices = { products: 'shop', zipcodes: 'zipcode', airports: 'airport' } as const;

export interface ShopEngine {
  responder: Responder;
  /** The product index, filled by the feed. */
  products: OwnedIndex;
  generation: (index: string) => number | undefined;
}

/** The indices of the shop in the memory of this thread: zip codes and airports are filled, products are empty. */
export async function createShopEngine(clock: () => Date, guard?: () => void): Promise<ShopEngine> {
  const indices = new Indices(shopAnalyzers, clock);
  const engine = new EmbeddedEngine(indices, new URL('./texts.worker.mjs', import.meta.url), guard);
  const products = engine.own(ownIndices.products, productMappings);
  await engine.own(ownIndices.zipcodes, zipcodeMappings).put(readZipcodes());
  await engine.own(ownIndices.airports, airportMappings).put(readAirports());
  return {
    responder: createResponder(routesOf(engine, indices)),
    products,
    generation: index => indices.generation(index),
  };
}
