import { getHeapStatistics } from 'node:v8';
import { SearchError } from '../search-error';

/** Milliseconds between two measurements: one takes microseconds, and checks come by the thousand. */
const every = 10;

const tooLarge = (used: number, limit: number): SearchError =>
  new SearchError(
    429,
    'circuit_breaking_exception',
    `[parent] Data too large: the search would take [${used}] bytes, which is larger than the limit of [${limit}]`,
    'query',
  );

/** Bytes of this thread: its objects, and the typed arrays that lie outside of its heap. */
const usedBytes = (): number => {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
};

/** Holds a thread to the memory of its documents and so many bytes more. */
export class MemoryGuard {
  private documents = usedBytes();
  private measured = 0;

  constructor(private readonly headroom: number) {}

  /** Documents came or went: what is used now is theirs. */
  readonly settle = (): void => {
    this.documents = usedBytes();
  };

  get isOver(): boolean {
    return usedBytes() > this.documents + this.headroom;
  }

  /** Ends a search that takes too much. */
  readonly check = (): void => {
    const now = performance.now();
    if (now - this.measured < every) return;
    this.measured = now;
    const used = usedBytes();
    const limit = this.documents + this.headroom;
    if (used > limit) throw tooLarge(used, limit);
  };
}
