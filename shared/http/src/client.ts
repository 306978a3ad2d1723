/** One request; its path is relative to the client's base address. */
export interface HttpRequest {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  url: string;
  params?: Record<string, string | number | boolean | undefined>;
  data?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal;
  onUploadProgress?: (progress: { loaded: number; total?: number | undefined }) => void;
}

export interface HttpAnswer {
  status: number;
  data: unknown;
  headers: object;
}

/** Sends requests. Rejects for a status other than 2xx; the error has the `response` when there was one. */
export interface HttpClient {
  request: (request: HttpRequest) => Promise<HttpAnswer>;
}

/** What a client adds to each of its requests. */
export interface ClientDefaults {
  baseURL: string;
  /** Milliseconds. */
  timeout: number;
  headers: Record<string, string>;
}
