import { hash } from 'node:crypto';

interface Entry<Value> {
  value: Value;
  bytes: number;
}

export interface CacheLimits {
  /** Bytes of all entries, including keys and overhead. */
  total: number;
  /** Size limit of a stored value in bytes. */
  entry: number;
}

/** Overhead of an entry in bytes: a digest as key, and its objects. */
const overhead = 256;

/** A key of fixed size for any input; separated parts cannot collide. */
export const digestOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\u0000'), 'base64');

/** Values by digest, limited by the bytes of all entries; the least recently used are evicted first. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private held = 0;

  constructor(private readonly limits: CacheLimits) {}

  /** Bytes of all entries. */
  get bytes(): number {
    return this.held;
  }

  get size(): number {
    return this.entries.size;
  }

  get(digest: string): Value | undefined {
    const entry = this.entries.get(digest);
    if (!entry) return undefined;
    this.entries.delete(digest);
    this.entries.set(digest, entry);
    return entry.value;
  }

  set(digest: string, value: Value, valueBytes: number): void {
    this.delete(digest);
    if (valueBytes > this.limits.entry) return;
    const bytes = valueBytes + digest.length + overhead;
    this.entries.set(digest, { value, bytes });
    this.held += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.held <= this.limits.total) return;
      this.delete(oldest);
    }
  }

  private delete(digest: string): void {
    this.held -= this.entries.get(digest)?.bytes ?? 0;
    this.entries.delete(digest);
  }
}
