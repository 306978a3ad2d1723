import type { Access, Engine } from './engine';
import type { Json } from './json';

export interface Answer {
  status: number;
  body: Json;
}

/** Sends a body, lines of NDJSON or parsed lines of a bulk request, and parses the answer. */
export type Client = (method: string, path: string, body?: Json | string | readonly Json[]) => Promise<Answer>;

const textOf = (body: Json | string | undefined): string =>
  body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);

const isLines = (body: Parameters<Client>[2]): body is readonly Json[] => Array.isArray(body);

const decoder = new TextDecoder();

/** Calls an engine with objects instead of bytes. */
export const createClient =
  (engine: Engine, access: Access, clock: () => Date = () => new Date()): Client =>
  async (method, path, body) => {
    const [bare = '', parameters] = path.split('?');
    const { status, bytes } = await engine.call({
      method,
      path: bare,
      query: Object.fromEntries(new URLSearchParams(parameters)),
      ...(isLines(body) ? { body: '', lines: body } : { body: textOf(body) }),
      contentType: isLines(body) || typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
      access,
      now: clock().getTime(),
    });
    const text = decoder.decode(bytes);
    return { status, body: text === '' ? {} : (JSON.parse(text) as Json) };
  };
