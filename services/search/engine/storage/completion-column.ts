import { Bits, GrowingBits } from './bits';
import { Dictionary } from './dictionary';
import { roomFor } from './growing';

export interface Completion {
  text: string;
  weight: number;
}

/** The best entry of each row: its weight, and the number of its text. Weights are not negative. */
export interface BestEntries {
  found: Bits;
  scores: Float64Array;
  texts: Int32Array;
}

/** Links of keys to entries in the alphabetical order of the keys, so that keys with a common prefix are adjacent. */
interface Run {
  /** Sorted keys, the start of the links of each key, and the rank of each key. */
  order: Uint32Array;
  firsts: Uint32Array;
  places: Uint32Array;
  /** The row, weight and text of the entry of each link. */
  rows: Int32Array;
  weights: Float64Array;
  texts: Int32Array;
  /** Number of links in the sorted run. */
  links: number;
}

/** Limit of unsorted links, absolute or as a share of all: they are scanned one by one. */
const waitingMax = 1024;
const waitingPart = 1 / 16;

/** Completions of a prefix: texts with a weight, each linked to its keys. */
export class CompletionColumn {
  readonly kind = 'completion';
  readonly keys = new Dictionary();
  private readonly texts = new Dictionary();
  private readonly present = new GrowingBits();
  private linkKeys = new Int32Array(16);
  private linkEntries = new Int32Array(16);
  private linked = 0;
  private textOf = new Int32Array(16);
  private weights = new Float64Array(16);
  private rows = new Int32Array(16);
  private entries = 0;
  private scratch: BestEntries | undefined;
  private run: Run | undefined;

  add(row: number, values: readonly Completion[], keysOf: (text: string) => readonly string[]): void {
    if (values.length > 0) this.present.add(row);
    for (const { text, weight } of values) this.addEntry(row, text, weight, keysOf(text));
  }

  existing(size: number): Bits {
    return this.present.upTo(size);
  }

  /** An empty result. The arrays are reused, which invalidates the previous result. */
  noEntries(size: number): BestEntries {
    const { scratch } = this;
    if (scratch?.found.size === size) {
      scratch.found.each(row => (scratch.scores[row] = -1));
      scratch.found.clear();
      return scratch;
    }
    const found = new Bits(size);
    this.scratch = { found, scores: new Float64Array(size).fill(-1), texts: new Int32Array(size) };
    return this.scratch;
  }

  /** Collects the best entry of each allowed row whose key has the prefix. */
  collectBeginning(beginning: string, allowed: Bits, best: BestEntries): void {
    const run = this.sorted();
    const [from, to] = this.keys.beginningIn(run.order, beginning);
    this.collectRun(run, run.firsts[from] ?? 0, run.firsts[to] ?? 0, 1, allowed, best);
    this.collectWaiting(run, key => this.keys.begins(key, beginning), 1, allowed, best);
  }

  /** Collects the best entry of each allowed row under some keys. */
  collectKeys(keys: readonly number[], factor: number, allowed: Bits, best: BestEntries): void {
    const run = this.sorted();
    for (const key of keys) {
      const place = run.places[key];
      if (place === undefined) continue;
      this.collectRun(run, run.firsts[place] ?? 0, run.firsts[place + 1] ?? 0, factor, allowed, best);
    }
    const requested = new Set(keys);
    this.collectWaiting(run, key => requested.has(key), factor, allowed, best);
  }

  text(number: number): string {
    return this.texts.word(number);
  }

  /** The alphabetical rank of each text. */
  textRanks(): Uint32Array {
    return this.texts.ranks();
  }

  stored(rows: Int32Array): CompletionColumn {
    const copy = new CompletionColumn();
    const places = new Map<number, number>();
    rows.forEach((row, at) => places.set(row, at));
    const keys = Array.from({ length: this.entries }, (): string[] => []);
    for (let link = 0; link < this.linked; link += 1)
      keys[this.linkEntries[link] ?? 0]?.push(this.keys.word(this.linkKeys[link] ?? 0));
    keys.forEach((own, entry) => {
      const row = places.get(this.rows[entry] ?? -1);
      if (row === undefined) return;
      copy.present.add(row);
      copy.addEntry(row, this.text(this.textOf[entry] ?? 0), this.weights[entry] ?? 1, own);
    });
    return copy;
  }

  private addEntry(row: number, text: string, weight: number, keys: readonly string[]): void {
    const entry = this.entries;
    this.entries += 1;
    this.textOf = roomFor(this.textOf, entry + 1);
    this.weights = roomFor(this.weights, entry + 1);
    this.rows = roomFor(this.rows, entry + 1);
    this.textOf[entry] = this.texts.add(text);
    this.weights[entry] = weight;
    this.rows[entry] = row;
    for (const key of keys) {
      this.linkKeys = roomFor(this.linkKeys, this.linked + 1);
      this.linkEntries = roomFor(this.linkEntries, this.linked + 1);
      this.linkKeys[this.linked] = this.keys.add(key);
      this.linkEntries[this.linked] = entry;
      this.linked += 1;
    }
  }

  /** Scans most entries for a prefix of one letter, so it avoids function calls. */
  private collectRun(run: Run, from: number, to: number, factor: number, allowed: Bits, best: BestEntries): void {
    const { rows, weights, texts } = run;
    const { words } = allowed;
    for (let link = from; link < to; link += 1) {
      const row = rows[link] ?? 0;
      if ((((words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 0) continue;
      const score = (weights[link] ?? 1) * factor;
      if (score <= (best.scores[row] ?? -1)) continue;
      best.found.add(row);
      best.scores[row] = score;
      best.texts[row] = texts[link] ?? 0;
    }
  }

  private collectWaiting(
    run: Run,
    isMatch: (key: number) => boolean,
    factor: number,
    allowed: Bits,
    best: BestEntries,
  ): void {
    for (let link = run.links; link < this.linked; link += 1) {
      if (!isMatch(this.linkKeys[link] ?? 0)) continue;
      const entry = this.linkEntries[link] ?? 0;
      const row = this.rows[entry] ?? 0;
      const score = (this.weights[entry] ?? 1) * factor;
      if (!allowed.has(row) || score <= (best.scores[row] ?? -1)) continue;
      best.found.add(row);
      best.scores[row] = score;
      best.texts[row] = this.textOf[entry] ?? 0;
    }
  }

  private sorted(): Run {
    const { run, linked } = this;
    if (run && linked - run.links <= Math.max(waitingMax, run.links * waitingPart)) return run;
    return (this.run = this.sortLinks());
  }

  private sortLinks(): Run {
    const { linked } = this;
    const order = this.keys.sorted();
    const places = this.keys.ranks();
    const firsts = new Uint32Array(order.length + 1);
    const placeOf = (link: number) => places[this.linkKeys[link] ?? 0] ?? 0;
    for (let link = 0; link < linked; link += 1) {
      const after = placeOf(link) + 1;
      firsts[after] = (firsts[after] ?? 0) + 1;
    }
    for (let place = 1; place < firsts.length; place += 1)
      firsts[place] = (firsts[place] ?? 0) + (firsts[place - 1] ?? 0);
    const next = firsts.slice();
    const [rows, weights, texts] = [new Int32Array(linked), new Float64Array(linked), new Int32Array(linked)];
    for (let link = 0; link < linked; link += 1) {
      const place = placeOf(link);
      const at = next[place] ?? 0;
      next[place] = at + 1;
      const entry = this.linkEntries[link] ?? 0;
      rows[at] = this.rows[entry] ?? 0;
      weights[at] = this.weights[entry] ?? 1;
      texts[at] = this.textOf[entry] ?? 0;
    }
    return { order, firsts, places, rows, weights, texts, links: linked };
  }
}
