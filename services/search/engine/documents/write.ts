import { randomBytes } from 'node:crypto';
import type { Access } from '../engine';
import { isObject, type Json } from '../json';
import { checkDocumentId } from '../indices/index-names';
import type { IndexState } from '../indices/index-state';
import type { Indices } from '../indices/indices';
import { illegal, invalid, parsing, SearchError } from '../search-error';

export interface WriteOptions {
  index: string;
  id?: string | undefined;
  access: Access;
  isCreate?: boolean;
  requireAlias?: boolean;
  version?: number | undefined;
  versionType?: string | undefined;
  ifSeqNo?: number | undefined;
  ifPrimaryTerm?: number | undefined;
}

export interface Written {
  _index: string;
  _id: string;
  _version: number;
  result: 'created' | 'updated' | 'deleted' | 'not_found' | 'noop';
  _shards: { total: number; successful: number; failed: number };
  _seq_no: number;
  _primary_term: number;
}

const shards = { total: 1, successful: 1, failed: 0 };

const conflict = (state: IndexState, id: string, reason: string): SearchError =>
  new SearchError(
    409,
    'version_conflict_engine_exception',
    `[${id}]: version conflict, ${reason}`,
    'parse',
    undefined,
    { index_uuid: state.uuid, shard: '0', index: state.name },
  );

/** Rejects a write for another version of the document; returns the external version if there is one. */
function checkState(state: IndexState, id: string, options: WriteOptions): number | undefined {
  const before = state.documents.find(id);
  const { isCreate, ifSeqNo, ifPrimaryTerm = 1, version, versionType = 'internal' } = options;
  if (isCreate === true && before)
    throw conflict(state, id, `document already exists (current version [${before.version}])`);
  if (ifSeqNo !== undefined && (before?.seqNo !== ifSeqNo || ifPrimaryTerm !== 1))
    throw conflict(
      state,
      id,
      before
        ? `required seqNo [${ifSeqNo}], primary term [${ifPrimaryTerm}]. current document has seqNo [${before.seqNo}] and primary term [1]`
        : `required seqNo [${ifSeqNo}], primary term [${ifPrimaryTerm}]. but no document was found`,
    );
  if (version === undefined) return undefined;
  if (versionType === 'internal')
    throw invalid(
      'internal versioning can not be used for optimistic concurrency control. Please use `if_seq_no` and `if_primary_term` instead',
    );
  const allowed =
    versionType === 'external_gte' ? version >= (before?.version ?? 0) : version > (before?.version ?? -1);
  if (!allowed)
    throw conflict(
      state,
      id,
      `current version [${before?.version ?? 0}] is higher or equal to the one provided [${version}]`,
    );
  return version;
}

export function parsedSource(json: string | Json): Json {
  if (typeof json !== 'string') return json;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new SearchError(400, 'mapper_parsing_exception', 'failed to parse', 'parse', {
      type: 'json_parse_exception',
      reason: 'the document is not well-formed JSON',
    });
  }
  if (!isObject(value))
    throw new SearchError(400, 'mapper_parsing_exception', 'failed to parse', 'parse', {
      type: 'not_x_content_exception',
      reason: 'a document has to be an object',
    });
  return value;
}

const answer = (
  state: IndexState,
  id: string,
  result: Written['result'],
  at: { version: number; seqNo: number },
): Written => ({
  _index: state.name,
  _id: id,
  _version: at.version,
  result,
  _shards: shards,
  _seq_no: at.seqNo,
  _primary_term: 1,
});

/** Writes a document, as JSON or parsed, and replaces the one with the same id. */
export function indexDocument(indices: Indices, json: string | Json, options: WriteOptions): Written {
  if (typeof json === 'string' && json.trim() === '') throw invalid('source is missing');
  const { index, id = randomBytes(15).toString('base64url') } = options;
  checkDocumentId(id);
  const source = parsedSource(json);
  const state = indices.writable(index, options);
  const version = checkState(state, id, options);
  const isNew = !state.documents.find(id);
  const stored = state.put(id, source, { json: typeof json === 'string' ? json : undefined, version });
  return answer(state, id, isNew ? 'created' : 'updated', stored);
}

export function deleteDocument(indices: Indices, options: WriteOptions): Written {
  const { index, id = '' } = options;
  const state = indices.writable(index, options);
  checkState(state, id, options);
  const removed = state.documents.remove(id);
  return removed ? answer(state, id, 'deleted', removed) : answer(state, id, 'not_found', { version: 1, seqNo: 0 });
}

function mergedInto(target: Json, part: Json): { value: Json; changed: boolean } {
  let changed = false;
  const value = { ...target };
  for (const [key, input] of Object.entries(part)) {
    const own = value[key];
    if (isObject(own) && isObject(input)) {
      const inner = mergedInto(own, input);
      value[key] = inner.value;
      changed ||= inner.changed;
    } else if (JSON.stringify(own) !== JSON.stringify(input)) {
      value[key] = input;
      changed = true;
    }
  }
  return { value, changed };
}

const updateKeys = [
  'doc',
  'upsert',
  'doc_as_upsert',
  'detect_noop',
  'scripted_upsert',
  '_source',
  'if_seq_no',
  'if_primary_term',
  'script',
];

/** Updates parts of a document. */
export function updateDocument(indices: Indices, body: Json, options: WriteOptions): Written & { source: Json } {
  const unknown = Object.keys(body).find(key => !updateKeys.includes(key));
  if (unknown !== undefined) throw parsing(`[UpdateRequest] unknown field [${unknown}]`);
  if (body.script !== undefined) throw illegal('scripts are not allowed');
  const { doc, upsert } = body;
  if (!isObject(doc) && !isObject(upsert)) throw invalid('script or doc is missing');
  const { index, id = '' } = options;
  const state = indices.writable(index, options);
  const before = state.documents.get(id);
  if (!before) {
    const first = body.doc_as_upsert === true ? doc : upsert;
    if (options.ifSeqNo !== undefined || !isObject(first))
      throw new SearchError(404, 'document_missing_exception', `[${id}]: document missing`, 'parse', undefined, {
        index_uuid: state.uuid,
        shard: '0',
        index: state.name,
      });
    return { ...indexDocument(indices, JSON.stringify(first), options), source: first };
  }
  checkState(state, id, { ...options, isCreate: false });
  const { value, changed } = mergedInto(JSON.parse(before.source) as Json, isObject(doc) ? doc : {});
  if (!changed && body.detect_noop !== false) return { ...answer(state, id, 'noop', before), source: value };
  return { ...indexDocument(indices, JSON.stringify(value), { index, id, access: options.access }), source: value };
}
