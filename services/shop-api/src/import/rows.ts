import type { FaultCode } from './faults.rules';

/** One unvalidated product of a file, or why there is none. */
export type RowInFile = { line: number } & ({ value: unknown } | { fault: FaultCode });
