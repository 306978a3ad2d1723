/**
 * A request, its body included, must arrive within a minute: the largest one, a file of a release or a picture of a
 * review, needs less on a slow line.
 */
export const timeLimits = {
  requestTimeout: 60_000,
  // A client that stops reading holds its responses in memory.
  connectionTimeout: 120_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  // Requests during the shutdown are answered: see drain.ts.
  return503OnClosing: false,
};
