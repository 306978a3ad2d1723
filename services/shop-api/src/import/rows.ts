import type { FaultCode } from './faults.rules';

/** One product of a file, not looked at yet, or why there is none. */
export type RowInFile = { line: number } & ({ value: unknown } | { fault: FaultCode });
