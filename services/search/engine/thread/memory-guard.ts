import { getHeapStatistics } from 'node:v8';
import { SearchError } from '../search-error';

/** Milliseconds between two measurements: one takes microseconds, and checks are very frequent. */
const every = 10;

const tooLarge = (used: number, limit: number): SearchError =>
  new SearchError(
    429,
    'circuit_breaking_exception',
    `[parent] Data too large: the search would take [${used}] bytes, which is larger than the limit of [${limit}]`,
    'query',
  );

/** Bytes of this thread: its heap, and the typed arrays outside of it. */
const usedBytes = (): number => {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
};

/** Limits the memory of a thread to its documents plus `headroom` bytes. */
export class MemoryGuard {
  private documents = usedBytes();
  private measured = 0;

  constructor(private readonly headroom: number) {}

  /** Takes the current usage as that of the documents, after they have changed. */
  readonly settle = (): void => {
    this.documents = usedBytes();
  };

  get isOver(): boolean {
    return usedBytes() > this.documents + this.headroom;
  }

  /** Ends a search that uses too much memory. */
  readonly check = (): void => {
    const now = performance.now();
    if (now - this.measured < every) return;
    this.measured = now;
    const used = usedBytes();
    const limit = this.documents + this.headroom;
    if (used > limit) throw tooLarge(used, limit);
  };
}
