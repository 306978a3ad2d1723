/** A failed call, as every caller sees it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /**
   * @param status HTTP status, or 0 when there was no response (offline, timeout).
   * @param code   the server's constant, `NETWORK` or `UNKNOWN`.
   * @param message the server's message in the reader's language; empty when there was none.
   * @param fields messages by field name, for forms.
   * @param details the whole response, for fields that an endpoint's contract adds to its errors.
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(', ');
  if (isRecord(value)) return asText(Object.values(value)[0]);
  return value === undefined || value === null ? '' : String(value);
};

/**
 * The message of an error response: `errors`, `error` or `exception`; arrays joined by commas, an object's first value,
 * a string as it is.
 */
export const errorMessage = (body: unknown): string => {
  if (!isRecord(body)) return '';
  return asText(body['errors']) || asText(body['error']) || asText(body['exception']);
};

const fieldMessages = (body: unknown): Record<string, string> => {
  if (!isRecord(body) || !isRecord(body['errors'])) return {};
  return Object.fromEntries(Object.entries(body['errors']).map(([field, text]) => [field, asText(text)]));
};

/** Creates the client-side error from a response's status and body. Pure. */
export const toApiError = (status: number, body: unknown): ApiError => {
  const code = isRecord(body) && typeof body['code'] === 'string' ? body['code'] : status === 0 ? 'NETWORK' : 'UNKNOWN';
  return new ApiError(status, code, errorMessage(body), fieldMessages(body), isRecord(body) ? body : {});
};
