/** Requests of the main thread to the thread with the embedded database. */
export type WorkerRequest = { id: number } & (
  | { kind: 'open'; directory: string | null; image: string | undefined }
  | { kind: 'query'; sql: string; parameters: unknown[] }
  | { kind: 'close' }
);

export interface WorkerFailure {
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
  detail?: string | undefined;
}

export type WorkerReply =
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; error: WorkerFailure };
