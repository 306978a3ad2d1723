import type { AnalysisPlugin } from '../analysis/analyzer';
import type { Json } from '../json';
import type { SearchResult } from '../search/execute';
import { TestSearcher, type TestDocument } from './test-searcher';

/** An engine with one index, for tests. */
export interface TestEngine {
  engine: TestSearcher;
  search: (body: Json) => Promise<SearchResult>;
  /** Ids of the matches of a query, in the order in which they were written. */
  found: (query: Json) => Promise<string>;
}

export const testNow = new Date('2026-06-01T00:00:00Z');

export function engineWith(
  mappings: Json,
  documents: readonly (TestDocument | Json)[],
  settings: Json = {},
  plugin?: AnalysisPlugin,
): TestEngine {
  const engine = new TestSearcher(() => testNow, plugin);
  const state = engine.indices.create('test', { mappings, settings });
  documents.forEach((document, at) => {
    const { id, source } = ('source' in document ? document : { id: String(at + 1), source: document }) as TestDocument;
    state.put(id, source);
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
