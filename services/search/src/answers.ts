import type { SearchResult } from './engine';

/** Two generations of the protocol: with a type in the path, and without. */
export interface Shape {
  index: string;
  typed: boolean;
  totalAsNumber: boolean;
}

/** A result in the words of the protocol. */
export function searchAnswer(
  { total, maxScore, hits, aggregations, timedOut }: SearchResult,
  took: number,
  { index, typed, totalAsNumber }: Shape,
): object {
  return {
    took,
    timed_out: timedOut,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: typed || totalAsNumber ? total : { value: total, relation: 'eq' },
      max_score: maxScore,
      hits: hits.map(({ id, score, source, sort }) => ({
        _index: index,
        ...(typed && { _type: 'product' }),
        _id: id,
        _score: score,
        ...(source && { _source: source }),
        ...(sort && { sort }),
      })),
    },
    ...(aggregations && { aggregations }),
  };
}

export function documentAnswer(shape: Shape, id: string, source: object | undefined): object {
  const head = { _index: shape.index, ...(shape.typed && { _type: 'product' }), _id: id };
  return source ? { ...head, _version: 1, found: true, _source: source } : { ...head, found: false };
}
