import type { Api, ApiClient, CallOptions } from '@ortoo/http';
import { TooLate } from '@ortoo/remote/in-time';

/** A page that waits for something other than data is given up after this many milliseconds. */
const timeout = 1000;

/**
 * Distinguishes a page that waits for data from one whose code hangs: time counts only without pending calls. The
 * services have timeouts of their own.
 */
export const createWaiting = (api: Api) => {
  let underway = 0;
  let isOver = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = () => undefined as void;

  const wait = () => {
    clearTimeout(timer);
    if (underway === 0 && !isOver) timer = setTimeout(giveUp, timeout);
  };

  const counted = async <T>(call: Promise<T>): Promise<T> => {
    underway += 1;
    wait();
    return call.finally(() => {
      underway -= 1;
      wait();
    });
  };

  const client = (own: ApiClient): ApiClient => ({
    get: <T>(path: string, options?: CallOptions) => counted(own.get<T>(path, options)),
    post: <T>(path: string, body?: unknown, options?: CallOptions) => counted(own.post<T>(path, body, options)),
    put: <T>(path: string, body?: unknown, options?: CallOptions) => counted(own.put<T>(path, body, options)),
    patch: <T>(path: string, body?: unknown, options?: CallOptions) => counted(own.patch<T>(path, body, options)),
    delete: <T>(path: string, options?: CallOptions) => counted(own.delete<T>(path, options)),
  });

  return {
    /** The same services; pending calls stop the clock. */
    api: { shop: client(api.shop), search: client(api.search) } satisfies Api,
    /** Rejects when this hangs. */
    hurry: async <T>(outcome: Promise<T>, id: string): Promise<T> => {
      isOver = false;
      const hangs = new Promise<never>((_, reject) => {
        giveUp = () => reject(new TooLate(`${id} waits for nothing that was asked for`));
      });
      wait();
      return Promise.race([outcome, hangs]).finally(() => {
        isOver = true;
        clearTimeout(timer);
      });
    },
  };
};
