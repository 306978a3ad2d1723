import { searchPaths, type SearchBody, type SearchResponse } from '@ortoo/contracts';

/** The search service does not answer. */
export class SearchUnavailable extends Error {}

/** Sends the body of a product search. */
export type SendSearch = (path: string, body: string) => Promise<{ status: number; body: string }>;

export interface SearchClient {
  /** Sets the service, which is fed by the shop and starts after it. */
  connect(send: SendSearch): void;
  /**
   * Searches products.
   * @throws SearchUnavailable when the service fails, is busy or is not connected
   */
  products<Source>(body: SearchBody): Promise<SearchResponse<Source>>;
}

export const createSearchClient = (): SearchClient => {
  let send: SendSearch = () => Promise.reject(new SearchUnavailable('no search service is connected'));
  return {
    connect: connected => void (send = connected),
    products: async <Source>(body: SearchBody) => {
      const answer = await send(searchPaths.products, JSON.stringify(body)).catch((error: unknown) => {
        throw new SearchUnavailable('the search service does not answer', { cause: error });
      });
      if (answer.status === 400) throw new Error(`the search service rejects a list: ${answer.body.slice(0, 500)}`);
      if (answer.status !== 200) throw new SearchUnavailable(`the search service answers ${answer.status}`);
      return JSON.parse(answer.body) as SearchResponse<Source>;
    },
  };
};
