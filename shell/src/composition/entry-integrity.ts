import { noBytes } from '@ortoo/contracts';

const expected = new Map<string, string>();

// The runtime passes full addresses, plans contain paths.
const pathOf = (url: string) => new URL(url, 'https://any.example').pathname;

/** Permits the entry at this address to run if its bytes have this digest. */
export const expectEntry = (url: string, integrity: string): void => void expected.set(pathOf(url), integrity);

/** The required digest of a script at this address. An entry that no plan names does not run. */
export const integrityOf = (url: string): string => expected.get(pathOf(url)) ?? noBytes;
