/** One form under which a word is indexed or searched; all forms of a word share its position in the text. */
export interface Form {
  readonly term: string;
  /** The weight of a hit of this form; of the forms that hit, the best one counts. */
  readonly boost?: number;
  /** In searches only: matches every term with this prefix. */
  readonly prefix?: boolean;
}

export type Split = (text: string, visit: (word: string, start: number, end: number) => void) => void;

/** How a text field analyzes texts. */
export interface Analyzer {
  /** Splits a text into words with positions. Analyzers with equal splitting share the function. */
  split: Split;
  /** The forms of a word, none for a stop word. Depends only on the word, so that the result can be cached. */
  forms(word: string): readonly Form[];
}

/** One step of an analyzer: maps a term to terms. */
export type TermFilter = (term: string) => readonly string[];

type Named<T> = Readonly<Record<string, T>>;

/** What an application adds to the built-in analysis. Mappings and settings use each part by its name. */
export interface AnalysisPlugin {
  analyzers?: Named<Analyzer>;
  tokenizers?: Named<Split>;
  tokenFilters?: Named<TermFilter>;
  /** By the language of a `stemmer` filter. */
  stemmers?: Named<(word: string) => string>;
}

/** A word of a query with its position. */
export interface Sought {
  place: number;
  forms: readonly Form[];
}

/** The words of a text with their positions, without stop words. */
export function soughtIn(analyzer: Analyzer, text: string): Sought[] {
  const found: Sought[] = [];
  let place = 0;
  analyzer.split(text, word => {
    const forms = analyzer.forms(word);
    if (forms.length > 0) found.push({ place, forms });
    place += 1;
  });
  return found;
}
