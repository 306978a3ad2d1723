import { gifts, words } from '../data/spoken-words.json';
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
type Entries = ReadonlyMap<string, readonly Entry[]>;

function entriesOf(rows: readonly (readonly [word: string, spoken: readonly string[]])[]): Entries {
  const entries = new Map<string, Entry[]>();
  for (const [word, spoken] of rows) {
    const parts = roots(word);
    const [first = ''] = parts;
    entries.set(first, [...(entries.get(first) ?? []), { parts, spoken }]);
  }
  return entries;
}

/** «Тоглоом» утасгүй удирдлага is no toy. */
const modelName = /«[^»]*»/g;

/** All words of an entry occur in the name, in any inflection. */
const spokenIn =
  (entries: Entries) =>
  (name: string): string[] => {
    const input = new Set(roots(name.replace(modelName, ' ')));
    const spoken = [...input]
      .flatMap(first => entries.get(first) ?? [])
      .filter(({ parts }) => parts.every(part => input.has(part)))
      .flatMap(entry => entry.spoken);
    return [...new Set(spoken)];
  };

/** Colloquial names for a product. */
export const alsoCalled = spokenIn(entriesOf(Object.entries(words)));

/** Words for a present, and the people whom the product suits. */
export const presentFor = spokenIn(
  entriesOf(
    gifts.flatMap(({ for: people, words: presents }) =>
      presents.map(present => [present, ['бэлэг', 'gift', 'present', 'подарок', ...people]] as const),
    ),
  ),
);
