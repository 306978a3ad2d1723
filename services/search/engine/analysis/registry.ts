import { isObject, listOf, type Json } from '../json';
import { illegal } from '../search-error';
import type { AnalysisPlugin, Analyzer, Form, Split, TermFilter } from './analyzer';
import { chained, filterOf, mapped, termFilters } from './filters';
import { pieces, tokenizers } from './words';

const filters = (...names: string[]): TermFilter[] => names.flatMap(name => termFilters[name] ?? []);
const analyzer = (split: Split | undefined, ...names: string[]): Analyzer => ({
  split: split ?? (() => undefined),
  forms: chained(filters(...names)),
});

const builtIn: AnalysisPlugin['analyzers'] = {
  standard: analyzer(tokenizers.standard, 'lowercase'),
  default: analyzer(tokenizers.standard, 'lowercase'),
  simple: analyzer(tokenizers.letter, 'lowercase'),
  whitespace: analyzer(tokenizers.whitespace),
  stop: analyzer(tokenizers.letter, 'lowercase', 'stop'),
  keyword: analyzer(tokenizers.keyword),
  pattern: analyzer(tokenizers.pattern, 'lowercase'),
  english: analyzer(tokenizers.standard, 'possessive', 'lowercase', 'stop', 'porter_stem'),
  russian: analyzer(tokenizers.standard, 'lowercase'),
  fingerprint: analyzer(tokenizers.standard, 'lowercase', 'asciifolding'),
};

const cachedMax = 50_000;
/** Longer words are rarely repeated, so they are not cached. */
const cachedLength = 64;

/** The same analyzer with a cache of forms, shared by all fields that use it. */
function remembering(own: Analyzer): Analyzer {
  const known = new Map<string, readonly Form[]>();
  return {
    split: own.split,
    forms: word => {
      const before = known.get(word);
      if (before) return before;
      const forms = own.forms(word);
      if (word.length > cachedLength) return forms;
      if (known.size >= cachedMax) known.clear();
      known.set(word, forms);
      return forms;
    },
  };
}

type Normalizer = (word: string) => string;

/** The analyzers and normalizers of an index: built-in ones, the application's, and those of its settings. */
export class AnalyzerRegistry {
  private readonly analyzers = new Map<string, Analyzer>();
  private readonly normalizers = new Map<string, Normalizer>([['lowercase', word => word.toLowerCase()]]);

  constructor(
    private readonly plugin: AnalysisPlugin = {},
    settings: Json = {},
  ) {
    for (const [name, own] of Object.entries({ ...builtIn, ...plugin.analyzers }))
      this.analyzers.set(name, remembering(own));
    const section = (name: string): [string, Json][] =>
      Object.entries(isObject(settings[name]) ? settings[name] : {}).map(([key, value]) => [
        key,
        isObject(value) ? value : {},
      ]);
    const ownFilters = new Map(
      section('filter').map(([name, input]) => [name, this.filter(String(input.type), input)]),
    );
    const ownSplits = new Map([
      ...Object.entries(plugin.tokenizers ?? {}),
      ...section('tokenizer').map(([name, input]) => [name, this.tokenizer(input)] as const),
    ]);
    const filtersOf = (input: Json): TermFilter[] =>
      listOf(input.filter).map(name => ownFilters.get(String(name)) ?? this.filter(String(name), {}));
    for (const [name, input] of section('analyzer'))
      this.analyzers.set(name, remembering(this.custom(name, input, ownSplits, filtersOf(input))));
    for (const [name, input] of section('normalizer')) {
      const forms = chained(filtersOf(input));
      this.normalizers.set(name, word => forms(word)[0]?.term ?? '');
    }
  }

  find(name: string): Analyzer | undefined {
    return this.analyzers.get(name);
  }

  get(name: string): Analyzer {
    const found = this.analyzers.get(name);
    if (!found) throw illegal(`analyzer [${name}] has not been configured in mappings`);
    return found;
  }

  normalizer(name: string): Normalizer | undefined {
    return this.normalizers.get(name);
  }

  private filter(type: string, settings: Json): TermFilter {
    const { tokenFilters = {}, stemmers = {} } = this.plugin;
    const language = String(settings.language ?? settings.name);
    const stemmer = type === 'stemmer' && Object.hasOwn(stemmers, language) ? stemmers[language] : undefined;
    if (stemmer) return mapped(stemmer);
    const found = Object.hasOwn(tokenFilters, type) ? tokenFilters[type] : filterOf(type, settings);
    if (!found) throw illegal(`Unknown filter type [${type}]`);
    return found;
  }

  private tokenizer(input: Json): Split {
    const type = String(input.type);
    const [min, max] = [Number(input.min_gram ?? 1), Number(input.max_gram ?? 2)];
    if (type === 'ngram' || type === 'nGram') return pieces(min, max, false);
    if (type === 'edge_ngram' || type === 'edgeNGram') return pieces(min, max, true);
    const found = this.plugin.tokenizers?.[type] ?? tokenizers[type];
    if (!found) throw illegal(`Unknown tokenizer type [${type}]`);
    return found;
  }

  private custom(name: string, input: Json, own: Map<string, Split>, filterList: TermFilter[]): Analyzer {
    const type = String(input.type ?? 'custom');
    if (type !== 'custom') {
      const base = this.get(type);
      if (input.stopwords === undefined) return base;
      const stop = this.filter('stop', input);
      return { split: base.split, forms: chained([...filters('lowercase'), stop]) };
    }
    const requested = String(input.tokenizer);
    const split = own.get(requested) ?? tokenizers[requested];
    if (!split) throw illegal(`Custom Analyzer [${name}] failed to find tokenizer under name [${requested}]`);
    return { split, forms: chained(requested === 'lowercase' ? [...filters('lowercase'), ...filterList] : filterList) };
  }
}
