import type { Order, Session, User } from '@ortoo/contracts';
import { ApiError, type ApiClient } from '@ortoo/http';
import { connectStores } from '../api';

/** A call that waits until the test answers it, so that two can overlap in any order. */
export interface WaitingCall {
  what: string;
  body: unknown;
  answer: (value: unknown) => void;
  fail: (status: number, message?: string) => void;
}

/** Gives the verbs an api whose calls are listed as they come in. */
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
    delete: path => call('DELETE', path),
  };
  connectStores({ shop: client, search: client });
  return calls;
};

/** Lets everything go on that does not wait for an answer. */
export const settled = () => new Promise(resolve => setTimeout(resolve, 0));

/** A cart as far as the stores read it. */
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

/** Somebody who has signed in. */
export const userOf = (id: number, roles: User['roles'] = ['shopper']): User =>
  ({ id, firstname: 'Номин', roles }) as unknown as User;

/** The server's word about a session. */
export const sessionOf = (user: User | null, cart_merged = false): Session => ({ user, cart_merged, expires_at: null });
