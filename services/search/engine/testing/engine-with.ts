import { shopAnalyzers } from '../../shop/mongolian/analysis.rules';
import { EmbeddedEngine } from '../embedded-engine';
import type { EngineDocument } from '../engine';
import { Indices } from '../indices/indices';
import type { Json } from '../json';
import type { SearchResult } from '../search/execute';

/** An engine with one index, for tests. */
export interface TestEngine {
  engine: EmbeddedEngine;
  search: (body: Json) => Promise<SearchResult>;
  /** Ids of the matches of a query, in the order in which they were written. */
  found: (query: Json) => Promise<string>;
}

export const testNow = new Date('2026-06-01T00:00:00Z');

export function engineWith(
  mappings: Json,
  documents: readonly (EngineDocument | Json)[],
  settings: Json = {},
): TestEngine {
  const indices = new Indices(shopAnalyzers, () => testNow);
  const engine = new EmbeddedEngine(indices);
  const state = indices.create('test', { mappings, settings });
  documents.forEach((document, at) => {
    const { id, source, derived } = (
      'source' in document ? document : { id: String(at + 1), source: document }
    ) as EngineDocument;
    state.documents.put(id, JSON.stringify(source), source, derived);
  });
  const search = async (body: Json): Promise<SearchResult> =>
    (await engine.search('test', body, { now: testNow, access: 'read' })).result;
  return {
    engine,
    search,
    found: async query => idsOf(await search({ query, sort: ['_doc'], size: 100 })),
  };
}

export const idsOf = ({ hits }: SearchResult): string => hits.map(({ _id }) => _id).join(' ');
