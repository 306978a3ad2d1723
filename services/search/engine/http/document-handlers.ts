import { bulk, linesOf } from '../documents/bulk';
import { getDocument, getMany, gotOf } from '../documents/read';
import { deleteDocument, indexDocument, updateDocument, type WriteOptions, type Written } from '../documents/write';
import type { IndexState } from '../indices/index-state';
import type { Indices } from '../indices/indices';
import { listOf, type Json } from '../json';
import { illegal, invalid, SearchError } from '../search-error';
import { sourceFilter } from '../search/source-filter';
import { bodyOf, flag, ok, wholeNumber, type Answer, type Call } from './call';
import { checkType } from './search-handlers';

/** `_doc` in a path is not a type: it addresses documents without one. */
const typeOf = ({ params }: Call): string | undefined => (params.type === '_doc' ? undefined : params.type);

const typed = (call: Call, answer: Json): Json => {
  const type = typeOf(call);
  if (type === undefined) return answer;
  const { _index, ...rest } = answer;
  return { _index, _type: type, ...rest };
};

function writeOptions(call: Call): WriteOptions {
  const { index = '', id } = call.params;
  return {
    index,
    id,
    access: call.access,
    isCreate: call.query.op_type === 'create' || call.path.includes('/_create'),
    requireAlias: flag(call, 'require_alias'),
    version: wholeNumber(call, 'version'),
    versionType: call.query.version_type,
    ifSeqNo: wholeNumber(call, 'if_seq_no'),
    ifPrimaryTerm: wholeNumber(call, 'if_primary_term'),
  };
}

const refreshed = ({ query }: Call): Json =>
  query.refresh === '' || query.refresh === 'true' ? { forced_refresh: true } : {};

/** Limit of documents in one request of a reader. */
const documentsMax = 1_000;

export class DocumentHandlers {
  constructor(private readonly indices: Indices) {}

  readonly get = (call: Call): Answer => {
    const state = this.state(call);
    const body = getDocument(state, call.params.id ?? '', gotOf(call.query, call.now));
    return ok(typed(call, body), body.found === true ? 200 : 404);
  };

  readonly source = (call: Call): Answer => {
    const state = this.state(call);
    const id = call.params.id ?? '';
    const stored = state.documents.get(id);
    if (!stored || state.mapping.sourceHidden)
      throw new SearchError(
        404,
        'resource_not_found_exception',
        `Document not found [${state.name}]/[${typeOf(call) ?? '_doc'}]/[${id}]`,
      );
    const filter = gotOf(call.query, call.now).showing.source;
    const source = JSON.parse(stored.source) as Json;
    return ok(filter === 'whole' || filter === undefined ? source : filter(source));
  };

  readonly getMany = (call: Call): Answer => {
    const body = bodyOf(call.body || (call.query.source ?? ''));
    const count = listOf(body.docs).length + listOf(body.ids).length;
    if (call.access === 'read' && count > documentsMax)
      throw illegal(`at most [${documentsMax}] documents are allowed in one request`);
    return ok({ docs: getMany(this.indices, body, call.params.index, gotOf(call.query, call.now)) });
  };

  readonly index = (call: Call): Answer => {
    const written = indexDocument(this.indices, call.body, writeOptions(call));
    return this.written(call, written);
  };

  readonly delete = (call: Call): Answer => {
    const written = deleteDocument(this.indices, writeOptions(call));
    return ok(typed(call, { ...written, ...refreshed(call) }), written.result === 'not_found' ? 404 : 200);
  };

  readonly update = (call: Call): Answer => {
    const body = bodyOf(call.body);
    const ifSeqNo = body.if_seq_no === undefined ? undefined : Number(body.if_seq_no);
    const options = writeOptions(call);
    const { source, ...written } = updateDocument(this.indices, body, {
      ...options,
      isCreate: false,
      ifSeqNo: options.ifSeqNo ?? ifSeqNo,
    });
    const { _source, _source_includes, _source_excludes } = call.query;
    const isRequested =
      body._source !== undefined ||
      _source !== undefined ||
      _source_includes !== undefined ||
      _source_excludes !== undefined;
    const filter = !isRequested
      ? undefined
      : body._source === undefined
        ? gotOf(call.query, call.now).showing.source
        : sourceFilter(body._source);
    const get = filter && {
      get: {
        _seq_no: written._seq_no,
        _primary_term: 1,
        found: true,
        _source: filter === 'whole' ? source : filter(source),
      },
    };
    return ok(typed(call, { ...written, ...refreshed(call), ...get }), written.result === 'created' ? 201 : 200);
  };

  readonly bulk = async (call: Call): Promise<Answer> => {
    const { body, lines = linesOf(body) } = call;
    const start = performance.now();
    const { errors, items } = bulk(this.indices, lines, {
      index: call.params.index,
      requireAlias: flag(call, 'require_alias'),
      source: requestedSource(call),
      access: call.access,
    });
    await this.indices.settle();
    return ok({ took: Math.round(performance.now() - start), errors, items });
  };

  private written(call: Call, written: Written): Answer {
    return ok(typed(call, { ...written, ...refreshed(call) }), written.result === 'created' ? 201 : 200);
  }

  private state(call: Call): IndexState {
    const { index = '' } = call.params;
    if (index.includes(',') || index.includes('*'))
      throw invalid(`only one index can be asked for a document, got [${index}]`);
    checkType(this.indices, index, call.params.type);
    return this.indices.one(index);
  }
}

const requestedSource = ({ query }: Call): unknown => {
  const { _source, _source_includes, _source_excludes } = query;
  if (_source_includes !== undefined || _source_excludes !== undefined)
    return { includes: _source_includes?.split(',') ?? [], excludes: _source_excludes?.split(',') ?? [] };
  if (_source === undefined || _source === 'true' || _source === 'false') return _source;
  return _source.split(',');
};
