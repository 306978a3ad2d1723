import { words } from '../data/spoken-words.json';
import { tokens } from './fold.rules';
import { stem } from './stem.rules';

const rootsMax = 100_000;
const known = new Map<string, string>();

/** The shop has few distinct words, so results are cached. */
function root(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const stemmed = stem(word);
  if (known.size < rootsMax) known.set(word, stemmed);
  return stemmed;
}

const roots = (text: string): string[] => tokens(text).map(root);

interface Entry {
  parts: readonly string[];
  spoken: readonly string[];
}

/** Entries by the stem of their first word. */
const entries = new Map<string, Entry[]>();
for (const [word, spoken] of Object.entries(words)) {
  const parts = roots(word);
  const [first = ''] = parts;
  entries.set(first, [...(entries.get(first) ?? []), { parts, spoken }]);
}

/** Colloquial names for a product: all words of the entry occur in its name, in any inflection. */
export function alsoCalled(name: string): string[] {
  const input = new Set(roots(name));
  return [...input]
    .flatMap(first => entries.get(first) ?? [])
    .filter(({ parts }) => parts.every(part => input.has(part)))
    .flatMap(({ spoken }) => spoken);
}
