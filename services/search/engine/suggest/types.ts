import type { Query, Reading } from '../query/types';

/** The filter of every answer from an index. */
export type AliasFilter = ((reading: Reading) => Query | undefined) | undefined;
