import { pathOf, type Endpoint, type Order, type Session, type User } from '@ortoo/contracts';
import { ApiError, type ApiClient } from '@ortoo/http';
import { connectStores } from '../api';

/** A call that waits until the test resolves it, so that two can overlap in any order. */
export interface WaitingCall {
  what: string;
  body: unknown;
  answer: (value: unknown) => void;
  fail: (status: number, message?: string) => void;
}

/** Sets an api that lists its calls in order of arrival. */
export const fakeShop = (): WaitingCall[] => {
  const calls: WaitingCall[] = [];
  const call = <T>(method: string, path: string, body?: unknown) =>
    new Promise<T>((resolve, reject) => {
      calls.push({
        what: `${method} ${path}`,
        body,
        answer: value => resolve(value as T),
        fail: (status, message = '') => reject(new ApiError(status, 'REFUSED', message)),
      });
    });
  const client: ApiClient = {
    get: path => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: path => call('DELETE', path),
  };
  connectStores({ shop: client, search: client });
  return calls;
};

/** `what` of a call of this endpoint. */
export const callOf = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  params?: Record<string, string | number>,
): string => `${endpoint.method} ${pathOf(endpoint, params)}`;

/** Lets all work run that does not wait for a response. */
export const settled = () => new Promise(resolve => setTimeout(resolve, 0));

/** A cart with the fields that the stores read. */
export const orderOf = (lock_version: number, changes: Partial<Order> = {}): Order =>
  ({
    number: 'R1',
    token: 'guest-1',
    lock_version,
    total_quantity: lock_version,
    completed_at: null,
    line_items: [{ id: 7, quantity: lock_version, product: { name: 'Гутал' } }],
    ...changes,
  }) as unknown as Order;

/** A signed-in user. */
export const userOf = (id: number, roles: User['roles'] = ['shopper']): User => ({
  id,
  email: null,
  phone: null,
  firstname: 'Номин',
  lastname: '',
  roles,
  ship_address: null,
});

/** A session response of the server. */
export const sessionOf = (user: User | null, cart_merged = false): Session => ({ user, cart_merged, expires_at: null });
