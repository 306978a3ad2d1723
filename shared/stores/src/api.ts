import type { Api } from '@ortoo/http';

let connected: Api | undefined;

/** Gives the stores' verbs the page's api. The shell calls it once at the start; tests call it with a fake. */
export const connectStores = (api: Api): void => {
  connected = api;
};

/** The page's api. Verbs run only in a page, never on the server. */
export const pageApi = (): Api => {
  if (!connected) throw new Error('The stores have no api: call connectStores before a verb.');
  return connected;
};
