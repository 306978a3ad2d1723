import { isObject, type Json } from '../json';
import type { Leaf } from '../mapping/definition';
import { illegal, parsing } from '../search-error';
import { Bits } from '../storage/bits';
import type { TextColumn } from '../storage/text-column';
import { rarity, Best, BestSum } from './bm25';
import { allow, numberIn, scoring } from './clause';
import { allOf, bestInto, bestOf, boosted, someOf } from './combine';
import { textMarks, textMatches, textOptions, wordsNeeded, type TextClause } from './full-text';
import { constantly, type Matches, type Query, type Scope } from './types';
import { searchAnalyzer } from '../storage/row-writer';
import { soughtBy } from './words';

const kinds = {
  best_fields: 'match',
  most_fields: 'match',
  cross_fields: 'match',
  phrase: 'match_phrase',
  phrase_prefix: 'match_phrase_prefix',
  bool_prefix: 'match_bool_prefix',
} as const;

const keys =
  'query fields type tie_breaker operator minimum_should_match fuzziness prefix_length max_expansions fuzzy_transpositions fuzzy_rewrite analyzer lenient zero_terms_query auto_generate_synonyms_phrase_query slop cutoff_frequency'.split(
    ' ',
  );

interface Target {
  leaf: Leaf;
  boost: number;
}

/** Fields of a multi-field clause: names or patterns, each with an optional weight after `^`. */
export function targetsOf(scope: Scope, fields: readonly string[]): Target[] {
  return fields.flatMap(input => {
    const [pattern = '', boost = '1'] = input.split('^');
    const searchable = ({ type, options }: Leaf): boolean =>
      !pattern.includes('*') || ((type === 'text' || type === 'keyword') && options.index !== false);
    return scope.reading.mapping
      .matching(pattern)
      .filter(leaf => searchable(leaf) && leaf.nested === scope.path)
      .map(leaf => ({ leaf, boost: Number(boost) }));
  });
}

function checkKind(type: string, options: Json): asserts type is keyof typeof kinds {
  if (!Object.hasOwn(kinds, type)) throw parsing(`failed to parse [multi_match] query type [${type}]. unknown type.`);
  const reject = (option: string): never => {
    throw parsing(`[${option}] not allowed for type [${type}]`);
  };
  if (options.fuzziness !== undefined && (type === 'cross_fields' || type === 'phrase' || type === 'phrase_prefix'))
    throw parsing(`Fuzziness not allowed for type [${type}]`);
  if (type === 'bool_prefix' && options.slop !== undefined) reject('slop');
  if (type === 'bool_prefix' && options.cutoff_frequency !== undefined) reject('cutoff_frequency');
}

/** Every word must occur in any of the fields; its weight is that of the field with the highest frequency. */
function acrossFields(scope: Scope, targets: readonly Target[], clause: TextClause, tie: number): Matches {
  const { rows } = scope.table;
  const groups = new Map<unknown, Target[]>();
  for (const target of targets) {
    const { leaf } = target;
    const key = leaf.type === 'text' ? searchAnalyzer(scope.reading.mapping, leaf) : leaf;
    groups.set(key, [...(groups.get(key) ?? []), target]);
  }
  const found = [...groups.values()].map(group => {
    const [first] = group;
    if (!first) return constantly(new Bits(rows));
    if (first.leaf.type !== 'text') return boosted(textMatches(scope, first.leaf.path, clause), first.boost);
    const columns = group.flatMap(({ leaf, boost }): [TextColumn, number][] => {
      const column = scope.table.column(leaf.path);
      return column?.kind === 'text' ? [[column, boost]] : [];
    });
    const words = soughtBy(scope, first.leaf, String(clause.text), clause.analyzer).map(({ forms }) => {
      const sum = new BestSum(rows, tie);
      for (const form of forms) {
        const standing = columns.flatMap(([column, boost]) => {
          const numbers = form.prefix ? column.terms.startingWith(form.term, 1_024) : [column.terms.find(form.term)];
          return numbers.flatMap(number => (number === undefined ? [] : [{ column, boost, number }]));
        });
        const frequency = Math.max(0, ...standing.map(({ column, number }) => column.frequency(number)));
        const all = Math.max(1, ...columns.map(([column]) => column.rows));
        for (const { column, boost, number } of standing) {
          scope.check();
          sum.add(column, number, boost * clause.boost * (form.boost ?? 1), rarity(frequency, all));
        }
      }
      return sum.matches;
    });
    if (words.length === 0) return constantly(new Bits(rows));
    const needed = wordsNeeded(clause, words.length);
    return needed === words.length ? allOf(words) : someOf(words, needed, rows);
  });
  return found.length === 0 ? constantly(new Bits(rows)) : bestOf(found, tie, rows);
}

export function multiMatch(body: unknown): Query {
  if (!isObject(body)) throw parsing('[multi_match] query malformed, no start_object after query name');
  allow(body, 'multi_match', keys);
  const type = String(body.type ?? 'best_fields');
  checkKind(type, body);
  if (body.fields !== undefined && !Array.isArray(body.fields) && typeof body.fields !== 'string')
    throw parsing('[multi_match] query does not support [fields]');
  const input = (
    body.fields === undefined ? ['*'] : Array.isArray(body.fields) ? body.fields : [body.fields]
  ) as unknown[];
  if (input.some(field => typeof field !== 'string')) throw parsing('[multi_match] field name is null');
  const fields = input.map(String);
  for (const field of fields)
    if (field.includes('^') && Number.isNaN(Number(field.split('^')[1])))
      throw illegal(`failed to parse field boost of [${field}]`);
  const clause = { ...textOptions(kinds[type], body), lenient: body.lenient === true || body.fields === undefined };
  const tie = numberIn(body, 'tie_breaker', type === 'most_fields' || type === 'bool_prefix' ? 1 : 0);
  return scoring(
    scope => {
      const targets = targetsOf(scope, fields);
      if (type === 'cross_fields') return acrossFields(scope, targets, clause, tie);
      const shared = type === 'best_fields' && tie === 0 ? new Best(scope.table.rows) : undefined;
      const parts = targets.map(({ leaf, boost }) =>
        textMatches(scope, leaf.path, { ...clause, boost: clause.boost * boost }, shared),
      );
      return bestInto(shared ? [shared.matches, ...parts] : parts, tie, scope.table.rows);
    },
    scope => targetsOf(scope, fields).flatMap(({ leaf }) => textMarks(scope, leaf.path, clause)),
  );
}
