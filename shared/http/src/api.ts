import { shopHeaders } from '@ortoo/contracts';
import { toApiError } from './api-error';
import type { ClientDefaults, HttpClient, HttpRequest } from './client';
import { watchOutage } from './outage';

/** Options per call. */
export interface CallOptions {
  params?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  /** Makes a repeated command take effect once. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** Called while the body of a command is on its way, with the bytes that have been sent, and all. */
  onUploadProgress?: (progress: { loaded: number; total?: number | undefined }) => void;
}

/** Client of one service. Every method rejects with `ApiError`. */
export interface ApiClient {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  delete<T>(path: string, options?: CallOptions): Promise<T>;
}

/** The two services that a remote may call. */
export interface Api {
  /** Shop API, paths relative to /api/v2, 60 s. */
  shop: ApiClient;
  /** Search service through the shop's proxy, which adds the credential; paths relative to /search, 10 s. */
  search: ApiClient;
}

/** Addresses of the services and the context of requests. */
export interface ApiOptions {
  /** Origin of the services; empty in the browser. */
  origin: string;
  /** BCP 47 tag sent as Accept-Language. */
  language: string;
  /** Site code; the browser omits it and the host name decides. */
  site?: string;
  /** Evaluated per call and its path, so that a guest's order token follows the store. */
  headers?: (path: string) => Record<string, string>;
  /** The Shop API's database is down, or is back. Called with every response that shows it. */
  onOutage?: (isOutage: boolean) => void;
  /** Creates the client that sends the requests; axios by default. */
  createHttpClient?: (defaults: ClientDefaults) => HttpClient;
}

const shopTimeout = 60_000;
const searchTimeout = 10_000;

// A server-rendered page needs no axios: it loads with the first call.
const createAxios = async (defaults: ClientDefaults): Promise<HttpClient> => {
  const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios');
  return axios.create({ ...defaults, ...(defaults.baseURL.startsWith('/') && { withCredentials: true }) });
};

const createClient = (base: string, timeout: number, options: ApiOptions): ApiClient => {
  let instance: Promise<HttpClient> | undefined;
  const outage = watchOutage(options.onOutage);
  const open = async () =>
    (options.createHttpClient ?? createAxios)({
      baseURL: options.origin + base,
      timeout,
      headers: { 'Accept-Language': options.language, ...(options.site && { 'X-Site': options.site }) },
    });
  const call = async <T>(
    method: HttpRequest['method'],
    path: string,
    data: unknown,
    callOptions: CallOptions = {},
  ): Promise<T> => {
    const { idempotencyKey, ...passed } = callOptions;
    const headers = { ...options.headers?.(path), ...callOptions.headers };
    if (method !== 'get') headers['X-Requested-With'] = 'ortoo';
    if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
    const request: HttpRequest = { ...passed, method, url: path, data, headers };
    const client = await (instance ??= open().catch((error: unknown) => {
      instance = undefined;
      throw error;
    }));
    try {
      const { data, status, headers: received } = await client.request(request);
      outage.onAnswer(method, path, shopHeaders.outdated.toLowerCase() in received);
      return status === 204 ? (null as T) : (data as T);
    } catch (error) {
      const answer = (error as { response?: { status: number; data: unknown } }).response;
      const failure = toApiError(answer?.status ?? 0, answer?.data);
      outage.onFailure(path, failure);
      throw failure;
    }
  };
  return {
    get: (path, callOptions) => call('get', path, undefined, callOptions),
    post: (path, body, callOptions) => call('post', path, body, callOptions),
    put: (path, body, callOptions) => call('put', path, body, callOptions),
    patch: (path, body, callOptions) => call('patch', path, body, callOptions),
    delete: (path, callOptions) => call('delete', path, undefined, callOptions),
  };
};

/** Clients for one page (browser) or one request (server). */
export const createApi = (options: ApiOptions): Api => ({
  shop: createClient('/api/v2', shopTimeout, options),
  search: createClient('/api/search', searchTimeout, { ...options, onOutage: undefined }),
});

const clients = new WeakMap<object, Api>();

/** Binds an api to the query client whose fetchers use it. */
export const bindApi = (queryClient: object, api: Api): void => {
  clients.set(queryClient, api);
};

/** The api of the query client that a fetcher runs in: `queryFn: ({ client }) => call(apiOf(client), listCards)`. */
export const apiOf = (queryClient: object): Api => {
  const api = clients.get(queryClient);
  if (!api) throw new Error('No api is bound to this query client: call bindApi where it is made.');
  return api;
};
