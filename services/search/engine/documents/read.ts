import { isObject, listOf, type Json } from '../json';
import type { IndexState } from '../indices/index-state';
import type { Indices } from '../indices/indices';
import { uninterrupted } from '../search/deadline';
import { scopeOf } from '../search/execute';
import { showHit } from '../search/fetch';
import { readShowing, type Showing } from '../search/showing';
import { sourceFilter, type SourceFilter } from '../search/source-filter';
import { asSearchError, errorOf, illegal, invalid, noIndex } from '../search-error';

export interface Got {
  showing: Showing;
  now: number;
}

/** The options of a request for single documents. */
export function gotOf(query: Json, now: number): Got {
  const { _source, _source_includes, _source_excludes, stored_fields } = query;
  const filtered = _source_includes !== undefined || _source_excludes !== undefined;
  const list = (value: unknown): string[] => (value === undefined ? [] : String(value).split(','));
  const plain =
    _source === undefined || _source === 'true' || _source === 'false' || _source === '' ? _source : list(_source);
  const requested = filtered
    ? {
        includes: [...(Array.isArray(plain) ? plain : []), ...list(_source_includes)],
        excludes: list(_source_excludes),
      }
    : plain === ''
      ? undefined
      : plain;
  return {
    showing: readShowing({
      ...(requested !== undefined && { _source: requested }),
      ...(stored_fields !== undefined && { stored_fields: list(stored_fields) }),
    }),
    now,
  };
}

export function getDocument(state: IndexState, id: string, { showing, now }: Got): Json {
  const stored = state.documents.get(id);
  if (!stored) return { _index: state.name, _id: id, found: false };
  const scope = scopeOf(
    state.reading(() => undefined, Infinity),
    now,
    uninterrupted,
  );
  const row = state.documents.row(id) ?? 0;
  const { _source, fields } = showHit({ scope, row, score: null, sort: undefined }, showing, []);
  return {
    _index: state.name,
    _id: id,
    _version: stored.version,
    _seq_no: stored.seqNo,
    _primary_term: 1,
    found: true,
    ...(_source !== undefined && { _source }),
    ...(fields !== undefined && { fields }),
  };
}

/** Several documents by id, each with its own result. */
export function getMany(indices: Indices, body: Json, index: string | undefined, got: Got): Json[] {
  const unknown = Object.keys(body).find(key => !['docs', 'ids'].includes(key));
  if (unknown !== undefined) throw illegal(`unknown key [${unknown}] for a START_ARRAY, expected [docs] or [ids]`);
  const requested = [...listOf(body.docs), ...listOf(body.ids).map(id => ({ _id: id }))];
  if (requested.length === 0) throw invalid('no documents to get');
  return requested.map(input => {
    const one: Json = isObject(input) ? input : { _id: input };
    const name = String(one._index ?? index ?? '');
    if (name === '') throw invalid('index is missing for doc 0');
    if (one._id === undefined) throw invalid('id is missing for doc 0');
    const own = sourceOf(one._source);
    const type = one._type === undefined ? {} : { _type: one._type };
    try {
      const state = indices.one(name);
      const showing = {
        ...got.showing,
        ...(own && { source: own.filter }),
        ...(one.stored_fields !== undefined && { ...readShowing({ stored_fields: one.stored_fields }) }),
      };
      return { ...getDocument(state, String(one._id), { ...got, showing }), ...type };
    } catch (error) {
      const { root_cause, ...cause } = errorOf(asSearchError(error ?? noIndex(name)));
      return { _index: name, ...type, _id: String(one._id), error: { root_cause, ...cause } };
    }
  });
}

const sourceOf = (input: unknown): { filter: SourceFilter | undefined } | undefined =>
  input === undefined ? undefined : { filter: sourceFilter(input) };
