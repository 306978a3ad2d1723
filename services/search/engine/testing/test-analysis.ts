import type { AnalysisPlugin } from '../analysis/analyzer';
import { scanning } from '../analysis/scanning.rules';

const split = scanning(/[\p{L}\p{N}]+/gu, /[\p{L}\p{N}]/u, '');
const withoutVowels = (word: string): string => `~${word.toLowerCase().replace(/[aeiou]/g, '')}`;

/** Words as written and without their vowels. */
export const testAnalysis = {
  analyzers: {
    vowels: { split, forms: word => [{ term: word.toLowerCase() }, { term: withoutVowels(word) }] },
    loose: { split, forms: word => [{ term: withoutVowels(word) }] },
  },
  tokenizers: { commas: (text, visit) => text.split(',').forEach(part => visit(part, 0, part.length)) },
  tokenFilters: { doubled: term => [term, `${term}${term}`] },
  stemmers: { test: word => word.replace(/ing$/, '') },
} as const satisfies AnalysisPlugin;
