/**
 * A request, its body included, that has not come within a minute is given up: the largest one, a file of a release or
 * a picture of a review, needs less on a slow line.
 */
export const timeLimits = {
  requestTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  // What still comes in while the process ends is answered: see drain.ts.
  return503OnClosing: false,
};
