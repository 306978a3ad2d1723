import { trustedScript } from '@ortoo/remote/trusted-script';
import { inTime } from '../composition/in-time';

/** What the script of a customer SDK puts at `window.customerSdk`. */
export interface CustomerSdk {
  /** Whether this browser's customer is signed in at the third party, or a promise of it. Others are no answers. */
  isLoggedIn: () => unknown;
  /** Ends that session. */
  logout: () => unknown;
}

/** Max time for the script, and for each of its answers. Milliseconds. */
export const timeout = 5000;

type SdkWindow = Window & { customerSdk?: CustomerSdk };

const insertScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: trustedScript(address), async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)));
    document.head.append(script);
  });

/** The SDK of this address, loaded when it is first needed; a load that failed begins anew. */
export const createSdkLoader = (address: string): (() => Promise<CustomerSdk>) => {
  let loading: Promise<void> | undefined;
  return async () => {
    loading ??= insertScript(address).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    await inTime(loading, address, timeout);
    const { customerSdk } = window as SdkWindow;
    if (!customerSdk) throw new Error(`${address} defines no customerSdk`);
    return customerSdk;
  };
};

/** An answer of the SDK within its time; what it throws at once is a rejection, too. */
export const answerOf = (ask: () => unknown): Promise<unknown> =>
  inTime(Promise.resolve().then(ask), 'customerSdk', timeout);
