import { ApiError } from '@ortoo/http';
import { MovedTo } from '@ortoo/remote';

/** Preserves the query of the requested address in a redirect. */
export const keepingQuery = (error: unknown, search: URLSearchParams): unknown =>
  error instanceof MovedTo && search.size > 0 ? new MovedTo(`${error.path}?${search}`, error.permanent) : error;

/** Suggestion of a not-found page besides a search; `text` is a likely search text. */
export interface Nearest {
  /** Without the locale prefix. */
  path: string;
  label: string;
  text?: string;
}

/** Adds a suggested page to a 404. */
export const leadingTo = (error: unknown, nearest: Nearest): unknown =>
  error instanceof ApiError && error.status === 404
    ? new ApiError(404, error.code, error.message, {}, { nearest })
    : error;
