import { readAirports } from './airports';
import { airportMappings } from './airports.rules';
import { shopAnalyzers } from './analysis.rules';
import { EmbeddedEngine } from './embedded-engine';
import type { OwnedIndex } from './engine';
import { createResponder, type Responder } from './http/responder';
import { routesOf } from './http/routes';
import { Indices } from './indices/indices';
import { productMappings } from './product-mapping';
import { readZipcodes, zipcodeMappings } from './zipcodes';

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
  const engine = new EmbeddedEngine(indices, new URL('./shop-texts.worker.mjs', import.meta.url), guard);
  const products = engine.own(ownIndices.products, productMappings);
  await engine.own(ownIndices.zipcodes, zipcodeMappings).put(readZipcodes());
  await engine.own(ownIndices.airports, airportMappings).put(readAirports());
  return {
    responder: createResponder(routesOf(engine, indices)),
    products,
    generation: index => indices.generation(index),
  };
}
