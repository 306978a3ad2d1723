import type { Analyzer } from '../analysis/analyzer';
import type { WordPool } from './word-pool';

const separator = '\u001f';
/** Length limit of the indexed prefix. */
const inputMax = 50;

const formsOf = (analyzer: Analyzer, word: string): readonly string[] =>
  analyzer.forms(word).flatMap(({ term, prefix }) => (prefix === true ? [] : [term]));

/** One key per form of the words: the n-th form of every word, joined. */
function keysFrom(words: readonly (readonly string[])[]): string[] {
  const read = words.filter(forms => forms.length > 0);
  const ways = read.reduce((max, forms) => Math.max(max, forms.length), 0);
  if (ways === 1)
    return [
      read
        .map(([form]) => form)
        .join(separator)
        .slice(0, inputMax),
    ];
  const keys = Array.from({ length: ways }, (_, way) =>
    read.map(forms => forms[way] ?? forms[0] ?? '').join(separator),
  );
  return [...new Set(keys.map(key => key.slice(0, inputMax)))];
}

/** The keys of a text for completion. */
export function completionKeys(analyzer: Analyzer, text: string): string[] {
  const words: (readonly string[])[] = [];
  analyzer.split(text, word => words.push(formsOf(analyzer, word)));
  return keysFrom(words);
}

/** The same for the texts of many documents, with cached forms of words. */
export class CompletionKeys {
  private known: (readonly string[])[] = [];
  private generation = 0;

  constructor(
    private readonly analyzer: Analyzer,
    private readonly pool: WordPool,
  ) {}

  of(text: string): string[] {
    const words = this.pool.split(this.analyzer.split, text);
    if (this.generation !== this.pool.generation) {
      this.generation = this.pool.generation;
      this.known = [];
    }
    return keysFrom(words.map(word => (this.known[word] ??= formsOf(this.analyzer, this.pool.words[word] ?? ''))));
  }
}
