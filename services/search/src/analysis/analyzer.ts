/** One form under which a word is indexed or looked up; all forms of a word share its place in the text. */
export interface Form {
  readonly term: string;
  /** How much a hit of this form weighs against the other forms of the word; of those that hit, the best counts. */
  readonly boost?: number;
  /** When looking up: every term that begins so. */
  readonly prefix?: boolean;
}

/** How a text field reads texts. */
export interface Analyzer {
  /** Cuts a text into words, with the place each takes in it. */
  split(text: string, visit: (word: string, start: number, end: number) => void): void;
  /** What a word is found as. Depends on nothing but the word, so that it can be remembered. No form: a stop word. */
  forms(word: string): readonly Form[];
}

export type Analyzers = Readonly<Record<string, Analyzer>>;
