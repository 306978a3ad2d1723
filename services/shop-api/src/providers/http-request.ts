const timeout = 10_000;

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Error response of a reachable provider. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';

  constructor(
    readonly status: number,
    readonly body: string,
    question: string,
  ) {
    super(`Payment provider answered ${status} to ${question}`);
  }
}

/** Calls a provider over HTTP; JSON both ways, an empty answer as an empty object. */
export const sendRequest = async (
  url: string,
  { method = 'POST', headers = {}, body }: Question = {},
): Promise<unknown> => {
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  if (!response.ok) throw new ProviderFault(response.status, text, `${method} ${new URL(url).pathname}`);
  return text === '' ? {} : (JSON.parse(text) as unknown);
};
