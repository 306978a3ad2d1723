import Fastify, { type FastifyInstance } from 'fastify';
import { shopAnalyzers } from '../../shop/mongolian/analysis.rules';
import { checkCredentials } from '../../shop/credentials';
import { EmbeddedEngine } from '../embedded-engine';
import { AnswerCache } from '../http/answer-cache';
import { createRespond } from '../http/respond';
import { createResponder } from '../http/responder';
import { routesOf } from '../http/routes';
import { searchPlugin, type PluginOptions } from '../http/search.plugin';
import { Indices } from '../indices/indices';
import type { Json } from '../json';

const reader = { user: 'shop', password: 'shop' };
const indexer = { user: 'indexer', password: 'indexer' };

const basic = ({ user, password }: typeof reader): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

export const readerHeader = basic(reader);
export const indexerHeader = basic(indexer);

export interface ProtocolApp {
  app: FastifyInstance;
  engine: EmbeddedEngine;
  indices: Indices;
}

/** The protocol over an engine without a shop, for tests. */
export async function protocolApp(prefix = ''): Promise<ProtocolApp> {
  const indices = new Indices(shopAnalyzers);
  const engine = new EmbeddedEngine(indices);
  const app = Fastify();
  const accounts = { readers: [reader], indexers: [indexer] };
  const options: PluginOptions = {
    respond: createRespond({
      responder: createResponder(routesOf(engine, indices)),
      clock: () => new Date(),
      settle: async () => undefined,
      cache: new AnswerCache(name => indices.generation(name)),
    }),
    accessOf: header => checkCredentials(header, accounts),
  };
  await app.register(async scope => searchPlugin(scope, options), { prefix });
  return { app, engine, indices };
}

/** Minimal products. */
export const shopMappings: Json = {
  dynamic: false,
  properties: {
    name: { type: 'text' },
    cat: { type: 'keyword' },
    price: { type: 'long' },
    selling_price: { type: 'long' },
  },
};
