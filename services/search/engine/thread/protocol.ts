import type { EngineDocument } from '../engine';
import type { CallRequest, CallResponse } from '../http/responder';

/** Tasks of the engine's thread, which it runs in the order in which they are posted. */
export type ThreadTask =
  | { kind: 'call'; call: CallRequest }
  | { kind: 'put'; documents: readonly EngineDocument[] }
  | { kind: 'remove'; ids: readonly string[] }
  | { kind: 'fill'; expected: number }
  | { kind: 'fillPut'; documents: readonly EngineDocument[] }
  | { kind: 'fillEnd' };

export type ThreadRequest = ThreadTask & { id: number };

export type ThreadReply =
  | { kind: 'ready' }
  | { kind: 'response'; id: number; response: CallResponse; isOverMemory: boolean }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; message: string };

export interface ThreadData {
  /** Bytes that searches may use in addition to the documents. */
  headroom: number;
}
