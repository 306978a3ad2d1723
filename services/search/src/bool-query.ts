import { allow, listOf, type Json } from './json';
import { addScores, intersect, subtract, type Matches } from './matches';
import type { QueryContext, RunClause } from './query-context';

/** `should` is a condition only where nothing else is, or where a number says so. */
export function boolMatches(body: Json, context: QueryContext, run: RunClause): Matches {
  allow(body, 'bool', [
    'must',
    'filter',
    'should',
    'must_not',
    'minimum_should_match',
    'boost',
    'adjust_pure_negative',
  ]);
  const found = (key: string): Matches[] => listOf(body[key]).map(clause => run(clause, context));
  const [must, filter, should, mustNot] = [found('must'), found('filter'), found('should'), found('must_not')];
  const mask = context.index.all();
  const scores = new Float32Array(mask.length);
  for (const part of must) {
    intersect(mask, part.mask);
    addScores(scores, part);
  }
  for (const part of filter) intersect(mask, part.mask);
  for (const part of mustNot) subtract(mask, part.mask);
  const least =
    body.minimum_should_match === undefined
      ? must.length + filter.length > 0
        ? 0
        : 1
      : Number.parseInt(String(body.minimum_should_match), 10);
  if (should.length === 0) return { mask, scores };
  const hits = new Uint16Array(mask.length);
  for (const part of should) {
    addScores(scores, part);
    part.mask.forEach((is, slot) => (hits[slot] = (hits[slot] ?? 0) + is));
  }
  for (let slot = 0; slot < mask.length; slot += 1) if ((hits[slot] ?? 0) < least) mask[slot] = 0;
  return { mask, scores };
}
