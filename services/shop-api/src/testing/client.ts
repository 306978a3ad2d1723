import {
  urlOf,
  type ApiErrorBody,
  type Endpoint,
  requestedWith,
  requestOf,
  shopApiPrefix,
  shopHeaders,
} from '@ortoo/contracts';
import type { FastifyInstance } from 'fastify';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Record<string, string>;

const isError = (body: unknown): body is ApiErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'error' in body;

/** Error in an answer that may be one; empty when it is none. */
export const errorOf = ({ body }: Answer<unknown>): Partial<ApiErrorBody> => (isError(body) ? body : {});

/** A minimal browser for the Shop API: it stores its cookie and sends our page's header with commands. */
export const testClient = (app: FastifyInstance, defaults: Headers = {}) => {
  let cookie = '';
  const call =
    (method: Method) =>
    async <T>(path: string, payload?: object, headers: Headers = {}): Promise<Answer<T>> => {
      const response = await app.inject({
        method,
        url: path.startsWith('/sandbox') || path.startsWith('/dev') ? path : `${shopApiPrefix}${path}`,
        headers: { [shopHeaders.requestedWith]: requestedWith, ...(cookie && { cookie }), ...defaults, ...headers },
        ...(payload && { payload }),
      });
      const session = response.cookies.find(({ name }) => name === 'session');
      if (session) cookie = session.value === '' ? '' : `session=${session.value}`;
      const json = String(response.headers['content-type']).includes('json') && response.payload !== '';
      return {
        status: response.statusCode,
        body: (json ? response.json() : response.payload) as T,
        headers: response.headers,
      };
    };
  const send = <T, Input>(endpoint: Endpoint<Input, unknown>, input?: Input, headers?: Headers) => {
    const request = requestOf(endpoint, input);
    return call(request.method)<T>(urlOf(request), request.body, headers);
  };
  return {
    /** Calls an endpoint that should answer. */
    call: <Input, Output>(endpoint: Endpoint<Input, Output>, input?: Input, headers?: Headers) =>
      send<Output, Input>(endpoint, input, headers),
    /** Calls an endpoint that should reject this input. */
    reject: <Input, Output>(endpoint: Endpoint<Input, Output>, input?: Input, headers?: Headers) =>
      send<ApiErrorBody, Input>(endpoint, input, headers),
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
    signIn: (login: string, password: string, order_token?: string) =>
      call('POST')<unknown>('/session', { login, password, ...(order_token && { order_token }) }),
    cookie: () => cookie,
    setCookie: (value: string) => void (cookie = value),
  };
};

export type TestClient = ReturnType<typeof testClient>;

export const exampleAddress = {
  firstname: 'Номин',
  phone: '9911 2233',
  province: '11',
  district: '1119',
  subdistrict: '8',
  address1: 'Их сургуулийн гудамж 3, 12 тоот',
};
