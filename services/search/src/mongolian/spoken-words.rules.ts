import { words } from '../data/spoken-words.json';
import { tokens } from './fold.rules';
import { stem } from './stem.rules';

const roots = (text: string): string[] => tokens(text).map(stem);

const entries = Object.entries(words).map(([word, spoken]) => ({ parts: roots(word), spoken }));

/** What people also call a thing of this name: every word of an entry stands in it, however inflected. */
export function alsoCalled(name: string): string[] {
  const known = new Set(roots(name));
  return entries.filter(({ parts }) => parts.every(part => known.has(part))).flatMap(({ spoken }) => spoken);
}
