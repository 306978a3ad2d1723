import type { SearchResponse } from '@ortoo/contracts';
import { openDatabase, type Database } from '@ortoo/shop-api/db';
import { articleSource } from '@ortoo/shop-api/article-source';
import { productSource } from '@ortoo/shop-api/product-source';
import { exampleTime, inMemory } from '@ortoo/shop-api/testing';
import Fastify from 'fastify';
import { buildSearch } from '../app';

export interface Answer {
  status: number;
  text: string;
}

/** The search service over the example shop, on a morning in November, requested as a reader over HTTP. */
export interface SeededSearch {
  database: Database;
  send(method: 'GET' | 'POST' | 'HEAD', path: string, payload?: object | string): Promise<Answer>;
  /** Throws for any status other than 200. */
  runSearch<Source>(path: string, body: object): Promise<SearchResponse<Source>>;
  close(): Promise<void>;
}

export async function startSeededSearch(): Promise<SeededSearch> {
  const database = await openDatabase(inMemory('whole'));
  const search = await buildSearch({
    source: productSource(database.db, () => exampleTime),
    articles: articleSource(database.db, () => exampleTime),
    clock: () => exampleTime,
    inThread: false,
  });
  const app = Fastify();
  await app.register(search.plugin);
  const authorization = `Basic ${Buffer.from('shop:shop').toString('base64')}`;

  const send: SeededSearch['send'] = async (method, path, payload) => {
    const answer = await app.inject({
      method,
      url: `/search${path}`,
      headers: { authorization, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload }),
    });
    return { status: answer.statusCode, text: answer.body };
  };
  return {
    database,
    send,
    runSearch: async <Source>(path: string, body: object) => {
      const { status, text } = await send('POST', path, body);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
      return JSON.parse(text) as SearchResponse<Source>;
    },
    close: async () => {
      await search.close();
      await app.close();
      await database.close();
    },
  };
}
