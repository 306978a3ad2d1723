import type { Json } from './json';

/** Readers search; indexers also write documents and indices; the owner also writes the reserved indices. */
export type Access = 'read' | 'index' | 'own';

/** A request of the protocol, as plain data that can be posted to a thread. */
export interface CallRequest {
  method: string;
  /** Without query parameters. */
  path: string;
  query: Readonly<Record<string, string | undefined>>;
  body: string;
  /** The lines of a bulk request in place of the body: a caller in this process need not write them out. */
  lines?: readonly Json[];
  contentType: string | undefined;
  access: Access;
  /** The current time in milliseconds, for relative dates. */
  now: number;
}

/** An answer of the protocol. */
export interface CallResponse {
  status: number;
  /** JSON, in a buffer of its own that can be transferred to another thread. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The same request gets the same answer until the next write. */
  isCacheable: boolean;
  /** The failure, for the log only: the answer does not show it. */
  failure?: string;
}

/**
 * Every search, document, index and alias passes this interface as a request of the Elasticsearch protocol. The
 * embedded engine implements it in this thread, the pool in other threads; a client of a cluster can implement it too.
 */
export interface Engine {
  call(request: CallRequest): Promise<CallResponse>;
}
