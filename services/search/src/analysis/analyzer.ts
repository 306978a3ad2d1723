/** One form under which a word is indexed or looked up; all forms of a word share its place in the text. */
export interface Form {
  readonly term: string;
  /** How much a hit of this form weighs against the other forms of the word; of those that hit, the best counts. */
  readonly boost?: number;
  /** When looking up: every term that begins so. */
  readonly prefix?: boolean;
}

export type Split = (text: string, visit: (word: string, start: number, end: number) => void) => void;

/** How a text field reads texts. */
export interface Analyzer {
  /** Cuts a text into words, with the place each takes in it. Analyzers that cut alike share the function. */
  split: Split;
  /** What a word is found as. Depends on nothing but the word, so that it can be remembered. No form: a stop word. */
  forms(word: string): readonly Form[];
}

export type Analyzers = Readonly<Record<string, Analyzer>>;

/** A word of a query at its place. */
export interface Sought {
  place: number;
  forms: readonly Form[];
}

/** The words of a text that are not left out, with their places. */
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
