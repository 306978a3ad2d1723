import { pathOf, type Endpoint } from '@ortoo/contracts';
import { ApiError, type Api, type ApiClient, type CallOptions } from '@ortoo/http';

/** One recorded call for assertions. */
export interface RecordedCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  params?: CallOptions['params'];
}

/** What a fake answer can do with a call while it is on its way. */
type Transfer = Pick<CallOptions, 'onUploadProgress' | 'signal'>;

/** A response, or a function that creates one; throw an `ApiError` to fail. */
export type FakeAnswer = unknown | ((call: RecordedCall, transfer: Transfer) => unknown);

/** An api with fixed responses: `{ 'GET /products/boots': product }`. Anything else is 404. */
export interface FakeApi extends Api {
  calls: RecordedCall[];
}

const answerOf = (answers: Record<string, FakeAnswer>, call: RecordedCall, transfer: Transfer): unknown => {
  const key = `${call.method} ${call.path}`;
  if (!(key in answers)) throw new ApiError(404, 'NOT_FOUND', `The fake api has no answer for ${key}`);
  const answer = answers[key];
  return typeof answer === 'function'
    ? (answer as (call: RecordedCall, transfer: Transfer) => unknown)(call, transfer)
    : answer;
};

/** Input that a fake answer gets. */
type SentInput<Input> = Omit<Input, 'params'>;

/**
 * The answer to an endpoint: `fakeApi({ ...answer(listCards, { cards: [] }) })`.
 *
 * @param params path parameters of the calls that it answers
 */
export const answer = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  result: Output | ((input: SentInput<Input>, transfer: Transfer) => Output | Promise<Output>),
  params?: Record<string, string | number>,
): Record<string, FakeAnswer> => {
  const respond = ({ body, params: query }: RecordedCall, transfer: Transfer): unknown =>
    // A function of jest belongs to another realm, so `instanceof Function` does not detect it.
    typeof result === 'function'
      ? (result as (input: unknown, transfer: Transfer) => unknown)({ body, query }, transfer)
      : result;
  return { [`${endpoint.method} ${pathOf(endpoint, params)}`]: respond };
};

/** @param answers by method and path, of the Shop API and of the search service */
export const fakeApi = (answers: Record<string, FakeAnswer>): FakeApi => {
  const calls: RecordedCall[] = [];
  const call = async <T>(
    method: RecordedCall['method'],
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<T> => {
    const recorded: RecordedCall = { method, path, body, params: options?.params };
    calls.push(recorded);
    return (await answerOf(answers, recorded, options ?? {})) as T;
  };
  const client: ApiClient = {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
  };
  return { shop: client, search: client, calls };
};
