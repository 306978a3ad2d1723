/** Requests of the main thread to the thread with the embedded database. */
export type WorkerRequest = { id: number } & (
  | { kind: 'open'; directory: string | null; image: string | undefined }
  /** Messages of PostgreSQL's protocol, as a client sends them to a server. */
  | { kind: 'messages'; bytes: Uint8Array }
  | { kind: 'close' }
);

export type WorkerReply =
  /** What a server would send back; nothing for others than messages. */
  { kind: 'answer'; id: number; bytes: Uint8Array } | { kind: 'failure'; id: number; error: string };
