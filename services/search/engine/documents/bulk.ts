import type { Access } from '../engine';
import { isObject, type Json } from '../json';
import type { Indices } from '../indices/indices';
import { asSearchError, illegal, SearchError } from '../search-error';
import { errorOf } from '../search-error';
import { sourceFilter } from '../search/source-filter';
import { deleteDocument, indexDocument, parsedSource, updateDocument, type WriteOptions, type Written } from './write';

export interface BulkOptions {
  index: string | undefined;
  requireAlias: boolean;
  source: unknown;
  access: Access;
}

const kinds = ['index', 'create', 'update', 'delete'] as const;
type Kind = (typeof kinds)[number];

interface Action {
  kind: Kind;
  target: Json;
}

const numberOf = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : Number(value);

/** A line as sent, or parsed. */
type Line = string | Json;

const isBlank = (line: Line): boolean => typeof line === 'string' && line.trim() === '';

function parsedLine(line: Line, at: number): unknown {
  if (typeof line !== 'string') return line;
  try {
    return JSON.parse(line);
  } catch {
    throw illegal(`Malformed action/metadata line [${at}], expected a JSON object`);
  }
}

function actionOf(line: Line, at: number): Action {
  const value = parsedLine(line, at);
  if (!isObject(value))
    throw illegal(`Malformed action/metadata line [${at}], expected START_OBJECT but found [VALUE]`);
  const [entry] = Object.entries(value);
  if (!entry) throw illegal(`Malformed action/metadata line [${at}], expected FIELD_NAME but found [END_OBJECT]`);
  const kind = kinds.find(known => known === entry[0]);
  if (!kind)
    throw illegal(
      `Malformed action/metadata line [${at}], expected field [create], [delete], [index] or [update] but found [${entry[0]}]`,
    );
  if (!isObject(entry[1]))
    throw illegal(`Malformed action/metadata line [${at}], expected START_OBJECT or END_OBJECT but found [VALUE]`);
  return { kind, target: entry[1] };
}

function run(
  indices: Indices,
  kind: Kind,
  options: WriteOptions,
  line: Line,
  source: unknown,
): { status: number; answer: Json } {
  if (kind === 'delete') {
    const written = deleteDocument(indices, options);
    return { status: written.result === 'not_found' ? 404 : 200, answer: { ...written } };
  }
  if (kind !== 'update') {
    const written = indexDocument(indices, line, { ...options, isCreate: kind === 'create' });
    return { status: written.result === 'created' ? 201 : 200, answer: { ...written } };
  }
  const body = parsedSource(line);
  const { source: after, ...written } = updateDocument(indices, body, options);
  const filter = sourceFilter(body._source ?? source ?? false);
  const get = filter && {
    get: {
      _seq_no: written._seq_no,
      _primary_term: 1,
      found: true,
      _source: filter === 'whole' ? after : filter(after),
    },
  };
  return { status: written.result === 'created' ? 201 : 200, answer: { ...(written satisfies Written), ...get } };
}

/** The lines of a bulk request. */
export function linesOf(text: string): string[] {
  if (text.trim() === '') throw new SearchError(400, 'parse_exception', 'request body is required');
  const lines = text.split('\n');
  if (lines.at(-1)?.trim() !== '') throw illegal('The bulk request must be terminated by a newline [\\n]');
  return lines;
}

/** Several writes in one request: pairs of lines, each with its own result. */
export function bulk(
  indices: Indices,
  lines: readonly Line[],
  options: BulkOptions,
): { errors: boolean; items: Json[] } {
  const items: Json[] = [];
  let errors = false;
  const actions: { action: Action; line: Line }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = lines[at] ?? '';
    if (isBlank(head)) continue;
    const action = actionOf(head, at + 1);
    if (action.kind !== 'delete') at += 1;
    actions.push({ action, line: action.kind === 'delete' ? '' : (lines[at] ?? '') });
  }
  if (actions.length === 0) throw new SearchError(400, 'parse_exception', 'request body is required');
  for (const { action, line } of actions) {
    const { target } = action;
    const kind = action.kind === 'index' && target.op_type === 'create' ? 'create' : action.kind;
    const index = String(target._index ?? options.index ?? '');
    const id = target._id === undefined || target._id === null ? undefined : String(target._id);
    const typed = target._type === undefined ? {} : { _type: target._type };
    try {
      if (index === '') throw illegal('index is missing');
      if ((kind === 'update' || kind === 'delete') && id === undefined) throw illegal('id is missing');
      const requireAlias =
        target.require_alias === undefined ? options.requireAlias : String(target.require_alias) === 'true';
      const write: WriteOptions = {
        index,
        id,
        access: options.access,
        requireAlias,
        version: numberOf(target.version ?? target._version),
        versionType: target.version_type === undefined ? undefined : String(target.version_type),
        ifSeqNo: numberOf(target.if_seq_no),
        ifPrimaryTerm: numberOf(target.if_primary_term),
      };
      const { status, answer } = run(indices, kind, write, line, target._source ?? options.source);
      items.push({ [kind]: { ...answer, ...typed, status } });
    } catch (error) {
      const rejected = asSearchError(error);
      if (rejected.status >= 500) throw error;
      errors = true;
      const { root_cause: _, ...cause } = errorOf(rejected);
      items.push({ [kind]: { _index: index, ...typed, _id: id ?? null, status: rejected.status, error: cause } });
    }
  }
  return { errors, items };
}
