import type { CallRequest, CallResponse } from '../engine';

/** A call for the engine of a thread, which runs calls in the order in which they are posted. */
export interface ThreadRequest {
  id: number;
  call: CallRequest;
}

export type ThreadReply =
  | { kind: 'ready' }
  | { kind: 'response'; id: number; response: CallResponse; isOverMemory: boolean }
  | { kind: 'failed'; id: number; message: string };

export interface ThreadData {
  /** Bytes that searches may use in addition to the documents. */
  headroom: number;
  /** What its script needs from the owner, such as the place of stored indices; it can be cloned. */
  settings?: unknown;
}
