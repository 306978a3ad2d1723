import { searchPaths, type SearchBody, type SearchResponse } from '@ortoo/contracts';

/** The search service does not answer. */
export class SearchUnavailable extends Error {}

/** Sends the body of a search. The same bytes, as an object, are the same answer. */
export type SendSearch = (path: string, body: string) => Promise<{ status: number; bytes: Uint8Array }>;

export interface ProductSearch {
  /**
   * Searches products.
   * @throws SearchUnavailable when the service fails, is busy or is not connected
   */
  products<Source>(body: SearchBody): Promise<SearchResponse<Source>>;
}

/** Ids of articles, in the newer shape of the protocol, which has an object as total. */
type ArticleAnswer = SearchResponse<unknown, { value: number }>;

export interface ArticleSearch {
  /** @throws SearchUnavailable as above */
  find(path: string, body: SearchBody): Promise<ArticleAnswer>;
}

/** Searches that can be repeated. */
export interface RecordedSearch extends ProductSearch {
  /** Whether the service still gives the same answers. */
  isUnchanged(): Promise<boolean>;
}

export interface SearchClient extends ProductSearch, ArticleSearch {
  /** Sets the service, which is fed by the shop and starts after it. */
  connect(send: SendSearch): void;
  record(): RecordedSearch;
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
const parse = <Source>(bytes: Uint8Array) => JSON.parse(textOf(bytes)) as SearchResponse<Source>;

export const createSearchClient = (): SearchClient => {
  let send: SendSearch = () => Promise.reject(new SearchUnavailable('no search service is connected'));

  const bytesFor = async (body: string, path: string = searchPaths.products): Promise<Uint8Array> => {
    const { status, bytes } = await send(path, body).catch((error: unknown) => {
      throw new SearchUnavailable('the search service does not answer', { cause: error });
    });
    if (status === 400) throw new Error(`the search service rejects a search: ${textOf(bytes).slice(0, 500)}`);
    if (status !== 200) throw new SearchUnavailable(`the search service answers ${status}`);
    return bytes;
  };

  return {
    connect: connected => void (send = connected),
    products: async body => parse(await bytesFor(JSON.stringify(body))),
    find: async (path, body) => JSON.parse(textOf(await bytesFor(JSON.stringify(body), path))) as ArticleAnswer,
    record: () => {
      // Who keeps an answer is the service's cache: one that it has dropped cannot come again.
      const answers = new Map<string, WeakRef<Uint8Array>>();
      return {
        products: async search => {
          const body = JSON.stringify(search);
          const bytes = await bytesFor(body);
          answers.set(body, new WeakRef(bytes));
          return parse(bytes);
        },
        isUnchanged: async () => {
          for (const [body, answer] of answers) {
            const bytes = answer.deref();
            if (!bytes || (await bytesFor(body)) !== bytes) return false;
          }
          return true;
        },
      };
    },
  };
};
