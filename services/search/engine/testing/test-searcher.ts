import type { AnalysisPlugin } from '../analysis/analyzer';
import { Indices } from '../indices/indices';
import type { Json } from '../json';
import { Searcher } from '../search/searcher';

export interface TestDocument {
  id: string;
  source: Json;
}

export interface TestIndex {
  put: (documents: readonly TestDocument[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  count: () => number;
}

/** Searches over indices that a test writes directly. */
export class TestSearcher extends Searcher {
  constructor(clock?: () => Date, analysis?: AnalysisPlugin) {
    super(new Indices({ clock, analysis }));
  }

  /** Creates a reserved index. */
  own(name: string, mappings: Json): TestIndex {
    const state = this.indices.create(name, { mappings }, 'own');
    return {
      put: async documents => {
        for (const { id, source } of documents) state.put(id, source);
      },
      remove: async ids => {
        for (const id of ids) state.documents.remove(id);
      },
      count: () => state.documents.count,
    };
  }
}
