import { tokens } from './mongolian/fold.rules';
import { addScores, type Matches } from './matches';
import type { DocumentIndex } from './document-index';
import { fieldsLike } from './mapping';
import { parsing } from './search-error';
import { termMask } from './term-queries';

export interface TextOptions {
  operator: 'and' | 'or';
  /** How many words must be there, when fewer than all are enough. */
  least?: number | undefined;
  fuzzy: boolean;
  prefix: boolean;
}

interface Weighted {
  field: string;
  weight: number;
}

/** `name^4` and `translated.*.name` as fields with weights. */
export function weighted(index: DocumentIndex, patterns: readonly string[]): Weighted[] {
  return patterns.flatMap(pattern => {
    const [name = '', weight = '1'] = pattern.split('^');
    if (Number.isNaN(Number(weight))) throw parsing(`[multi_match] malformed boost in [${pattern}]`);
    return fieldsLike(index.mapping, name).map(field => ({ field, weight: Number(weight) }));
  });
}

function wordScores(
  index: DocumentIndex,
  token: string,
  fields: readonly Weighted[],
  options: TextOptions,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const { field, weight } of fields)
    for (const [slot, score] of index.text(field)?.scores(token, options) ?? [])
      if (score * weight > (best.get(slot) ?? 0)) best.set(slot, score * weight);
  return best;
}

/** Every word may stand in any of the fields; its best field counts. */
export function textMatches(
  index: DocumentIndex,
  text: string,
  fields: readonly Weighted[],
  options: TextOptions,
): Matches {
  const words = [...new Set(tokens(text))];
  const mask = new Uint8Array(index.size);
  const scores = new Float32Array(index.size);
  const hits = new Uint16Array(index.size);
  for (const word of words)
    for (const [slot, score] of wordScores(index, word, fields, options)) {
      scores[slot] = (scores[slot] ?? 0) + score;
      hits[slot] = (hits[slot] ?? 0) + 1;
    }
  const needed = options.operator === 'and' ? words.length : (options.least ?? 1);
  for (let slot = 0; slot < mask.length; slot += 1)
    if (words.length > 0 && (hits[slot] ?? 0) >= needed && index.at(slot)) mask[slot] = 1;
  for (const { field } of fields) {
    if (index.text(field) || !index.typeOf(field)) continue;
    const exact = termMask(index, field, [text], 0);
    addScores(scores, { mask: exact });
    exact.forEach((is, slot) => is && (mask[slot] = 1));
  }
  return { mask, scores };
}
