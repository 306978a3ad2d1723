import { words } from '../data/spoken-words.json';
import { tokens } from './fold.rules';
import { stem } from './stem.rules';

const rootsMax = 100_000;
const known = new Map<string, string>();

/** A shop's words are few and come again and again. */
function root(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const made = stem(word);
  if (known.size < rootsMax) known.set(word, made);
  return made;
}

const roots = (text: string): string[] => tokens(text).map(root);

interface Entry {
  parts: readonly string[];
  spoken: readonly string[];
}

/** Entries by the root of their first word. */
const entries = new Map<string, Entry[]>();
for (const [word, spoken] of Object.entries(words)) {
  const parts = roots(word);
  const [first = ''] = parts;
  entries.set(first, [...(entries.get(first) ?? []), { parts, spoken }]);
}

/** What people also call a thing of this name: every word of an entry stands in it, however inflected. */
export function alsoCalled(name: string): string[] {
  const input = new Set(roots(name));
  return [...input]
    .flatMap(first => entries.get(first) ?? [])
    .filter(({ parts }) => parts.every(part => input.has(part)))
    .flatMap(({ spoken }) => spoken);
}
