import type { Query, Reading } from '../query/types';

/** What every answer from an index keeps to. */
export type Always = ((reading: Reading) => Query | undefined) | undefined;
