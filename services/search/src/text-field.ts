import { tokens } from './mongolian/fold.rules';
import { looseKey } from './mongolian/loose-key.rules';
import { stem } from './mongolian/stem.rules';
import { trigrams } from './mongolian/trigrams.rules';
import { remembered } from './remembered';

const k1 = 1.2;
const b = 0.75;

/** Cyrillic is found by its own beginning; only Latin typing needs the loose one. */
const isLatin = /^[a-zà-öø-ÿ]/;

interface Postings {
  slots: number[];
  counts: number[];
}

/** The words of one reading of a field (as written, stemmed, loosely spelt) and where they stand. */
class Vocabulary {
  private readonly words = new Map<string, Postings>();
  private sorted: string[] | undefined;
  private pieces: Map<string, Set<string>> | undefined;

  add(word: string, slot: number): void {
    const known = this.words.get(word);
    if (!known) {
      this.words.set(word, { slots: [slot], counts: [1] });
      this.sorted = undefined;
      this.pieces = undefined;
      return;
    }
    const last = known.slots.length - 1;
    if (known.slots[last] === slot) known.counts[last] = (known.counts[last] ?? 0) + 1;
    else {
      known.slots.push(slot);
      known.counts.push(1);
    }
  }

  get(word: string): Postings | undefined {
    return this.words.get(word);
  }

  /** Words that begin so, at most `limit`. */
  startingWith(prefix: string, limit = 200): string[] {
    this.sorted ??= [...this.words.keys()].sort();
    const sorted = this.sorted;
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; at < sorted.length && found.length < limit; at += 1) {
      const word = sorted[at];
      if (!word?.startsWith(prefix)) break;
      found.push(word);
    }
    return found;
  }

  /** Words most like this one, by shared pieces of three letters. */
  like(word: string, least: number, limit = 3): string[] {
    this.pieces ??= this.index();
    const own = new Set(trigrams(word));
    const shared = new Map<string, number>();
    for (const piece of own)
      for (const other of this.pieces.get(piece) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared]
      .map(([other, count]) => ({ other, likeness: count / (own.size + other.length + 1 - count) }))
      .filter(({ likeness }) => likeness >= least)
      .sort((x, y) => y.likeness - x.likeness)
      .slice(0, limit)
      .map(({ other }) => other);
  }

  private index(): Map<string, Set<string>> {
    const pieces = new Map<string, Set<string>>();
    for (const word of this.words.keys())
      for (const piece of trigrams(word)) {
        const holders = pieces.get(piece) ?? new Set();
        pieces.set(piece, holders.add(word));
      }
    return pieces;
  }
}

/** `least` letters are needed before a word is also taken as a beginning. */
const readings = [
  { name: 'exact', boost: 8, least: 3, of: (token: string) => token },
  { name: 'stem', boost: 3, least: 4, of: remembered(stem) },
  { name: 'loose', boost: 1, least: 3, of: remembered(looseKey) },
] as const;

/** A full-text field: BM25 over three readings of its words. */
export class TextField {
  private readonly vocabularies = readings.map(() => new Vocabulary());
  private readonly lengths: number[] = [];
  private total = 0;
  private count = 0;

  add(slot: number, values: readonly unknown[]): void {
    const words = values.flatMap(value => tokens(String(value)));
    if (words.length === 0) return;
    this.lengths[slot] = words.length;
    this.total += words.length;
    this.count += 1;
    readings.forEach(({ of }, at) => words.forEach(word => this.vocabularies[at]?.add(of(word), slot)));
  }

  has(slot: number): boolean {
    return (this.lengths[slot] ?? 0) > 0;
  }

  /** Scores of the documents with this word in any reading, or with a word that begins so. */
  scores(token: string, { fuzzy, prefix }: { fuzzy: boolean; prefix: boolean }): Map<number, number> {
    const found = new Map<number, number>();
    readings.forEach(({ name, of, boost, least }, at) => {
      const vocabulary = this.vocabularies[at];
      const word = of(token);
      if (!vocabulary || word === '') return;
      this.collect(found, vocabulary.get(word), boost);
      if (prefix && word.length >= least && (name !== 'loose' || isLatin.test(token)))
        for (const longer of vocabulary.startingWith(word)) this.collect(found, vocabulary.get(longer), boost * 0.4);
    });
    if (fuzzy && found.size === 0)
      readings.forEach(({ of, boost }, at) => {
        const vocabulary = this.vocabularies[at];
        for (const near of vocabulary?.like(of(token), 0.34) ?? [])
          this.collect(found, vocabulary?.get(near), boost * 0.25);
      });
    return found;
  }

  private collect(found: Map<number, number>, postings: Postings | undefined, boost: number): void {
    if (!postings) return;
    const average = this.total / Math.max(1, this.count);
    const idf = Math.log(1 + (this.count - postings.slots.length + 0.5) / (postings.slots.length + 0.5));
    postings.slots.forEach((slot, at) => {
      const often = postings.counts[at] ?? 0;
      const length = (this.lengths[slot] ?? 0) / average;
      const score = boost * idf * ((often * (k1 + 1)) / (often + k1 * (1 - b + b * length)));
      if (score > (found.get(slot) ?? 0)) found.set(slot, score);
    });
  }
}
