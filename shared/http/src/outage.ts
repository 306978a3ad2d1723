import type { ApiError } from './api-error';

/**
 * Recognizes a database outage from responses: an outdated one, or 503. Many reads succeed without the database, so it
 * is over when a command succeeds, or the request that showed it.
 */
export const watchOutage = (report: (isOutage: boolean) => void = () => undefined) => {
  let shownBy: string | undefined;
  const begin = (path: string): void => {
    shownBy = path;
    report(true);
  };
  return {
    onAnswer(method: string, path: string, isOutdated: boolean): void {
      if (isOutdated) return begin(path);
      if (method !== 'get' || path === shownBy) report(false);
    },
    onFailure(path: string, { code }: ApiError): void {
      if (code === 'UNAVAILABLE') begin(path);
    },
  };
};
