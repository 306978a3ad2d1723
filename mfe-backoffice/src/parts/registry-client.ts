import { requestedWith, shopHeaders } from '@ortoo/contracts';
import { toApiError } from '@ortoo/http';

const send = async <T>(path: string, init: RequestInit): Promise<T> => {
  const answer = await fetch(path, { cache: 'no-store', ...init }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  if (!answer?.ok) throw toApiError(answer?.status ?? 0, body);
  return body as T;
};

/** Client of the registry, which has the same origin as the Shop API. Rejects with `ApiError`, as the api does. */
export const registry = {
  get: <T>(path: string, signal: AbortSignal) => send<T>(path, { signal }),
  post: <T>(path: string, body: object) =>
    send<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [shopHeaders.requestedWith]: requestedWith },
      body: JSON.stringify(body),
    }),
};
