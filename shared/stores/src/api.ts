import type { Api } from '@ortoo/http';

let connected: Api | undefined;

/** Sets the api that the stores' actions use. The shell calls it once at the start; tests call it with a fake. */
export const connectStores = (api: Api): void => {
  connected = api;
};

/** The page's api. Actions run only in a page, never on the server. */
export const pageApi = (): Api => {
  if (!connected) throw new Error('The stores have no api: call connectStores before a verb.');
  return connected;
};
