import type { Access, CallRequest, CallResponse } from '../engine';
import { isObject } from '../json';
import { asSearchError, errorBody, SearchError } from '../search-error';
import { filteredAnswer } from '../search/source-filter';
import type { Call } from './call';
import { checkParameters, type Router } from './router';

const accepted = /^(?:application\/(?:json|x-ndjson|vnd\.(?:elasticsearch|opensearch)\+(?:json|x-ndjson)))(?:\s*;|$)/i;

export const isAccepted = (contentType: string | undefined): boolean => accepted.test(contentType ?? '');

function checkType({ body, contentType }: CallRequest): void {
  if (body === '' || isAccepted(contentType)) return;
  throw contentType === undefined
    ? new SearchError(406, 'content_type_exception', 'Content-Type header is missing')
    : new SearchError(406, 'content_type_exception', `Content-Type header [${contentType}] is not supported`);
}

const encoder = new TextEncoder();

/** Copies the answer to its own buffer, which is transferred to the thread that sends it. */
export function bytesOf(query: Call['query'], status: number, body: unknown): Uint8Array<ArrayBuffer> {
  const paths = query.filter_path;
  const shown = paths !== undefined && isObject(body) && status < 400 ? filteredAnswer(body, paths) : body;
  const isPretty = query.pretty !== undefined && query.pretty !== 'false';
  return encoder.encode(
    shown === undefined ? '' : isPretty ? `${JSON.stringify(shown, null, 2)}\n` : JSON.stringify(shown),
  );
}

/** A method that is not allowed has a plain body, unlike other errors. */
const bodyOfError = (error: SearchError): object =>
  error.status === 405 ? { error: error.message, status: 405 } : errorBody(error);

/** Converts any error to an answer; an error outside the protocol is also reported. */
export function errorResponse(thrown: unknown): CallResponse {
  const error = asSearchError(thrown);
  const isUnknown = error.status >= 500 && error.type === 'exception';
  return {
    status: error.status,
    bytes: bytesOf({}, error.status, bodyOfError(error)),
    isCacheable: false,
    ...(isUnknown && { failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }),
  };
}

/** From the least access to the most. */
const levels: readonly Access[] = ['read', 'index', 'own'];

/** An answer with a timeout is not cached. */
const isPartial = (body: unknown): boolean => isObject(body) && body.timed_out === true;

/** Answers a request in this thread. */
export async function answerOf(router: Router, request: CallRequest): Promise<CallResponse> {
  const { method, path, query, body, lines, access, now } = request;
  const { route, params } = router.find(method, path);
  checkParameters(path, query);
  if (levels.indexOf(access) < levels.indexOf(route.access))
    throw new SearchError(403, 'security_exception', `action [${method} ${route.path}] is unauthorized for this user`);
  checkType(request);
  const answer = await route.handler({ method, path, params, query, body, lines, access, now });
  return {
    status: answer.status,
    bytes: bytesOf(query, answer.status, method === 'HEAD' ? undefined : answer.body),
    isCacheable: answer.status === 200 && !isPartial(answer.body),
  };
}
