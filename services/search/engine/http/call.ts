import type { Access } from '../engine';
import { isObject, type Json } from '../json';
import { illegal, parsing, SearchError } from '../search-error';

/** A request as the handlers see it. */
export interface Call {
  method: string;
  path: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  body: string;
  lines?: readonly Json[] | undefined;
  /** The access level of the caller's credential. */
  access: Access;
  now: number;
}

export interface Answer {
  status: number;
  body: unknown;
}

export const ok = (body: unknown, status = 200): Answer => ({ status, body });

const malformed = (): SearchError =>
  new SearchError(400, 'parsing_exception', 'request body is not well-formed JSON', 'parse', {
    type: 'json_parse_exception',
    reason: 'Unexpected end-of-input or character',
  });

const nestedMax = 100;

/** Rejects a body that nests deeper than any query, before it is parsed. */
function checkDepth(text: string): void {
  let [depth, inString] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (inString) {
      if (letter === 92) at += 1;
      else if (letter === 34) inString = false;
    } else if (letter === 34) inString = true;
    else if (letter === 123 || letter === 91) {
      depth += 1;
      if (depth > nestedMax)
        throw illegal(`Document nesting depth (${depth}) exceeds the maximum allowed (${nestedMax})`);
    } else if (letter === 125 || letter === 93) depth -= 1;
  }
}

/** An object may have a field named `toString`; formatting it in a message must not fail. */
function readable(_: string, value: unknown): unknown {
  if (isObject(value)) Object.defineProperty(value, Symbol.toPrimitive, { value: () => '[object]' });
  return value;
}

/** The body as an object; an empty one when absent. */
export function bodyOf(text: string): Json {
  if (text.trim() === '') return {};
  checkDepth(text);
  let value: unknown;
  try {
    value = JSON.parse(text, /toString|valueOf|\\u/.test(text) ? readable : undefined);
  } catch {
    throw malformed();
  }
  if (!isObject(value))
    throw parsing(`Expected [START_OBJECT] but found [${Array.isArray(value) ? 'START_ARRAY' : 'VALUE'}]`);
  return value;
}

/** `?flag`, `?flag=` and `?flag=true` all mean true. */
export function flag({ query }: Call, name: string): boolean {
  const value = query[name];
  if (value === undefined || value === 'false') return false;
  if (value === '' || value === 'true') return true;
  throw illegal(`Failed to parse value [${value}] as only [true] or [false] are allowed.`);
}

export function wholeNumber({ query }: Call, name: string): number | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() === '' || !Number.isInteger(number))
    throw illegal(`Failed to parse int parameter [${name}] with value [${value}]`);
  return number;
}

export const nameOptions = (call: Call): { ignoreUnavailable: boolean; allowNoIndices: boolean } => ({
  ignoreUnavailable: flag(call, 'ignore_unavailable'),
  allowNoIndices: call.query.allow_no_indices !== 'false',
});
