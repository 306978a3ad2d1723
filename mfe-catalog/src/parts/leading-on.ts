import { ApiError } from '@ortoo/http';
import { MovedTo } from '@ortoo/remote';

/** Keeps the query of the address that was asked for when what it names has moved. */
export const keepingQuery = (error: unknown, search: URLSearchParams): unknown =>
  error instanceof MovedTo && search.size > 0 ? new MovedTo(`${error.path}?${search}`, error.permanent) : error;

/** What the page of an address that leads nowhere offers besides a search; `words` are what may have been looked for. */
export interface Nearest {
  /** Without the locale prefix. */
  path: string;
  label: string;
  text?: string;
}

/** Adds to a 404 where to go on from. */
export const leadingTo = (error: unknown, nearest: Nearest): unknown =>
  error instanceof ApiError && error.status === 404
    ? new ApiError(404, error.code, error.message, {}, { nearest })
    : error;
