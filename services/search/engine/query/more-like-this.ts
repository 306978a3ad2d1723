import { isObject, listOf, type Json } from '../json';
import type { Leaf } from '../mapping/definition';
import { illegal, parsing } from '../search-error';
import { indexAnalyzer } from '../storage/row-writer';
import { Bits } from '../storage/bits';
import { Best, rarity } from './bm25';
import { allow, boostIn, numberIn, scoring } from './clause';
import { boosted, someOf } from './combine';
import { checkedMinimum } from './full-text';
import { rowsWithWords } from './comparing';
import { constantly, type Mark, type Matches, type Query, type Scope } from './types';

const keys =
  'fields like unlike include min_term_freq min_doc_freq max_doc_freq max_query_terms minimum_should_match min_word_length max_word_length stop_words boost_terms fail_on_unsupported_field analyzer docs ids like_text'.split(
    ' ',
  );

interface Options {
  likes: readonly unknown[];
  unlike: readonly unknown[];
  /** Every text field when absent. */
  fields: readonly string[] | undefined;
  minFrequency: number;
  minRows: number;
  maxRows: number;
  shortest: number;
  longest: number;
  maxTerms: number;
  minimum: unknown;
  stopWords: ReadonlySet<string>;
  boostTerms: number;
  boost: number;
  /** Whether the compared documents are found too. */
  isIncluded: boolean;
}

interface SignificantTerm {
  leaf: Leaf;
  term: string;
  weight: number;
}

const itemId = (item: unknown): string | undefined =>
  isObject(item) && item._id !== undefined ? String(item._id) : undefined;

function sourceOf(scope: Scope, item: unknown): Json | undefined {
  if (!isObject(item)) return undefined;
  if (isObject(item.doc)) return item.doc;
  const id = itemId(item);
  return id === undefined ? undefined : scope.reading.lookUp(String(item._index ?? scope.reading.name), id);
}

function textsAt(source: unknown, path: readonly string[]): string[] {
  if (Array.isArray(source)) return source.flatMap(item => textsAt(item, path));
  const [step, ...rest] = path;
  if (step === undefined) return typeof source === 'string' || typeof source === 'number' ? [String(source)] : [];
  return isObject(source) ? textsAt(source[step], rest) : [];
}

/** Values of a field in a document; a multi-field has the values of its field. */
function textsOf(source: Json, { path }: Leaf, isReading: boolean): string[] {
  const steps = path.split('.');
  return textsAt(source, isReading ? steps.slice(0, -1) : steps);
}

function countTerms(scope: Scope, leaf: Leaf, texts: readonly string[], counts: Map<string, number>): void {
  const add = (term: string): void => void counts.set(term, (counts.get(term) ?? 0) + 1);
  if (leaf.type === 'keyword') return texts.forEach(add);
  const analyzer = indexAnalyzer(scope.reading.mapping, leaf);
  // Only the word as written, because its other forms find the same documents.
  for (const text of texts)
    analyzer.split(text, word =>
      analyzer
        .forms(word)
        .slice(0, 1)
        .forEach(({ term }) => add(term)),
    );
}

function frequencyOf(scope: Scope, leaf: Leaf, term: string): [frequency: number, rows: number] {
  const column = scope.table.column(leaf.path);
  if (column?.kind === 'text') {
    const number = column.terms.find(term);
    return [number === undefined ? 0 : column.frequency(number), column.rows];
  }
  if (column?.kind !== 'keyword') return [0, 0];
  const number = column.dictionary.find(term);
  return [number === undefined ? 0 : rowsWithWords(column, [number], scope.table.rows).count(), scope.table.rows];
}

function matchesOf(scope: Scope, { leaf, term, weight }: SignificantTerm, boostTerms: number): Matches {
  const column = scope.table.column(leaf.path);
  const boost = boostTerms > 0 ? boostTerms * weight : 1;
  if (column?.kind === 'keyword')
    return constantly(
      rowsWithWords(
        column,
        [column.dictionary.find(term) ?? -1].filter(at => at >= 0),
        scope.table.rows,
      ),
      boost,
    );
  const best = new Best(scope.table.rows);
  const number = column?.kind === 'text' ? column.terms.find(term) : undefined;
  if (column?.kind === 'text' && number !== undefined) best.add(column, number, boost);
  return best.matches;
}

function optionsOf(body: unknown): Options {
  if (!isObject(body)) throw parsing('[more_like_this] query malformed, no start_object after query name');
  allow(body, 'more_like_this', keys);
  const likes = [
    ...listOf(body.like),
    ...listOf(body.like_text),
    ...listOf(body.docs),
    ...listOf(body.ids).map(id => ({ _id: id })),
  ];
  if (likes.length === 0) throw parsing("more_like_this requires 'like' to be specified");
  const fields = body.fields === undefined ? undefined : listOf(body.fields).map(String);
  if (fields?.length === 0) throw parsing("more_like_this requires 'fields' to be non-empty");
  const [minFrequency, minRows, maxRows] = [
    numberIn(body, 'min_term_freq', 2),
    numberIn(body, 'min_doc_freq', 5),
    numberIn(body, 'max_doc_freq', Infinity),
  ];
  const [shortest, longest] = [numberIn(body, 'min_word_length', 0), numberIn(body, 'max_word_length', 0) || Infinity];
  const maxTerms = numberIn(body, 'max_query_terms', 25);
  if (maxTerms <= 0) throw illegal('requires maxQueryTerms to be greater than 0');
  const minimum = body.minimum_should_match ?? '30%';
  checkedMinimum(minimum, 1);
  return {
    likes,
    unlike: listOf(body.unlike),
    fields,
    minFrequency,
    minRows,
    maxRows,
    shortest,
    longest,
    maxTerms,
    minimum,
    stopWords: new Set(listOf(body.stop_words).map(word => String(word).toLowerCase())),
    boostTerms: numberIn(body, 'boost_terms', 0),
    boost: boostIn(body),
    isIncluded: body.include === true,
  };
}

function leavesIn(scope: Scope, fields: Options['fields']): { leaf: Leaf; isReading: boolean }[] {
  const { mapping } = scope.reading;
  const readings = new Set([...mapping.fields].flatMap(leaf => leaf.readings));
  const requested = fields ? fields.flatMap(pattern => mapping.matching(pattern)) : [...mapping.fields];
  return requested
    .filter(leaf => leaf.type === 'text' || (leaf.type === 'keyword' && fields))
    .map(leaf => ({ leaf, isReading: readings.has(leaf) }));
}

function termsOf(scope: Scope, items: readonly unknown[], leaf: Leaf, isReading: boolean): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    scope.check();
    const source = sourceOf(scope, item);
    countTerms(scope, leaf, typeof item === 'string' ? [item] : source ? textsOf(source, leaf, isReading) : [], counts);
  }
  return counts;
}

function significantTermsIn(scope: Scope, options: Options): SignificantTerm[] {
  const { likes, unlike, minFrequency, minRows, maxRows, shortest, longest, stopWords, maxTerms } = options;
  const found = leavesIn(scope, options.fields).flatMap(({ leaf, isReading }) => {
    const unwanted = termsOf(scope, unlike, leaf, isReading);
    return [...termsOf(scope, likes, leaf, isReading)].flatMap(([term, often]): SignificantTerm[] => {
      if (often < minFrequency || term.length < shortest || term.length > longest) return [];
      if (stopWords.has(term) || unwanted.has(term)) return [];
      scope.check();
      const [frequency, rows] = frequencyOf(scope, leaf, term);
      if (frequency < minRows || frequency > maxRows || frequency === 0) return [];
      return [{ leaf, term, weight: often * rarity(frequency, rows) }];
    });
  });
  return found.sort((one, other) => other.weight - one.weight).slice(0, maxTerms);
}

function removeDocuments(scope: Scope, bits: Bits, items: readonly unknown[]): void {
  for (const item of items) {
    const row = scope.reading.documents.row(itemId(item) ?? '');
    if (row !== undefined && (!isObject(item) || item._index === undefined || item._index === scope.reading.name))
      bits.delete(row);
  }
}

/** Documents similar to texts or documents, by their most significant words. */
export function moreLikeThis(body: unknown): Query {
  const options = optionsOf(body);
  const { likes, minimum, boostTerms, boost, isIncluded } = options;
  return scoring(
    scope => {
      const significant = significantTermsIn(scope, options);
      const { rows } = scope.table;
      const min = Math.max(1, checkedMinimum(minimum, significant.length));
      const top = significant[0]?.weight ?? 1;
      const parts = significant.map(one => {
        scope.check();
        return matchesOf(scope, { ...one, weight: one.weight / top }, boostTerms);
      });
      const found = parts.length === 0 ? constantly(new Bits(rows)) : someOf(parts, Math.min(min, parts.length), rows);
      const bits = found.bits.clone();
      if (!isIncluded) removeDocuments(scope, bits, likes);
      return boosted({ ...found, bits }, boost);
    },
    scope =>
      significantTermsIn(scope, options).map(({ leaf, term }): Mark => ({
        field: leaf.path,
        test: word => word === term,
      })),
  );
}
