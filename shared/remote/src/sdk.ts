import { inTime } from './in-time';
import { trustedScript } from './trusted-script';

/** Max time for the script of a third party, and for each of its answers. Milliseconds. */
export const sdkTimeout = 5000;

const insertScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: trustedScript(address), async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)));
    document.head.append(script);
  });

/**
 * The SDK of this address, loaded when it is first needed; a load that failed begins anew.
 * @param name what the script defines in the window
 */
export const createSdkLoader = <Sdk>(address: string, name: string): (() => Promise<Sdk>) => {
  let loading: Promise<void> | undefined;
  return async () => {
    loading ??= insertScript(address).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    await inTime(loading, address, sdkTimeout);
    const sdk = (window as unknown as Record<string, Sdk | undefined>)[name];
    if (!sdk) throw new Error(`${address} defines no ${name}`);
    return sdk;
  };
};

/** An answer of an SDK within its time; what it throws at once is a rejection, too. */
export const answerOf = (ask: () => unknown): Promise<unknown> =>
  inTime(Promise.resolve().then(ask), 'The SDK', sdkTimeout);
