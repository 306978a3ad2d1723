import type { Access, Engine } from './engine';
import type { Json } from './json';

export interface Answer {
  status: number;
  body: Json;
}

/** Sends a body, or several lines of NDJSON, and parses the answer. */
export type Client = (method: string, path: string, body?: Json | string) => Promise<Answer>;

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
      body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
      contentType: typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
      access,
      now: clock().getTime(),
    });
    const text = decoder.decode(bytes);
    return { status, body: text === '' ? {} : (JSON.parse(text) as Json) };
  };
