import { noBytes } from '@ortoo/contracts';

const expected = new Map<string, string>();

// The runtime asks with whole addresses, plans speak of paths.
const pathOf = (url: string) => new URL(url, 'https://any.example').pathname;

/** Lets the entry at this address run if its bytes have this digest. */
export const expectEntry = (url: string, integrity: string): void => void expected.set(pathOf(url), integrity);

/** The digest that a script at this address has to have. An entry that no plan names does not run. */
export const integrityOf = (url: string): string => expected.get(pathOf(url)) ?? noBytes;
