import { illegal } from '../search-error';

/** One state: its transition condition and its targets. */
interface State {
  test: ((letter: string) => boolean) | undefined;
  next: number[];
}

const statesMax = 5_000;
const repeatMax = 1_000;

type Piece =
  | { kind: 'letter'; test: (letter: string) => boolean }
  | { kind: 'all' | 'any'; parts: Piece[] }
  | { kind: 'repeat'; part: Piece; min: number; max: number };

/** Parses Lucene's regular expressions, which match whole words and have no back-references. */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  whole(): Piece {
    const piece = this.choice(0);
    if (this.at < this.text.length) throw this.failure();
    return piece;
  }

  private failure(): Error {
    return illegal(`failed to parse regexp [${this.text}]: unexpected end or sign at position ${this.at}`);
  }

  private choice(depth: number): Piece {
    if (depth > 50) throw this.failure();
    const parts = [this.sequence(depth)];
    while (this.text[this.at] === '|') {
      this.at += 1;
      parts.push(this.sequence(depth));
    }
    return { kind: 'any', parts };
  }

  private sequence(depth: number): Piece {
    const parts: Piece[] = [];
    while (this.at < this.text.length && this.text[this.at] !== '|' && this.text[this.at] !== ')')
      parts.push(this.repeated(depth));
    return { kind: 'all', parts };
  }

  private repeated(depth: number): Piece {
    let part = this.one(depth);
    for (;;) {
      const [min, max] = this.times() ?? [];
      if (min === undefined || max === undefined) return part;
      part = { kind: 'repeat', part, min, max };
    }
  }

  private times(): [number, number] | undefined {
    const sign = this.text[this.at];
    const plain = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[sign ?? ''] as [number, number] | undefined;
    if (plain) {
      this.at += 1;
      return plain;
    }
    if (sign !== '{') return undefined;
    const found = /\{(\d+)(,(\d*))?\}/y;
    found.lastIndex = this.at;
    const [all, low, comma, high] = found.exec(this.text) ?? [];
    if (all === undefined) throw this.failure();
    this.at += all.length;
    const min = Number(low);
    const max = comma === undefined ? min : high ? Number(high) : Infinity;
    if (min > repeatMax || (max !== Infinity && max > repeatMax) || max < min) throw this.failure();
    return [min, max];
  }

  private one(depth: number): Piece {
    const sign = this.text[this.at] ?? '';
    this.at += 1;
    if (sign === '(') {
      const inner = this.choice(depth + 1);
      if (this.text[this.at] !== ')') throw this.failure();
      this.at += 1;
      return inner;
    }
    if (sign === '.') return { kind: 'letter', test: () => true };
    if (sign === '[') return { kind: 'letter', test: this.set() };
    if (sign === '\\') {
      const own = this.text[this.at];
      if (own === undefined) throw this.failure();
      this.at += 1;
      return { kind: 'letter', test: letter => letter === own };
    }
    if ('*+?{'.includes(sign)) throw this.failure();
    return { kind: 'letter', test: letter => letter === sign };
  }

  private set(): (letter: string) => boolean {
    const isNot = this.text[this.at] === '^';
    if (isNot) this.at += 1;
    const ranges: [string, string][] = [];
    while (this.text[this.at] !== ']') {
      if (this.text[this.at] === '\\') this.at += 1;
      const from = this.text[this.at];
      if (from === undefined) throw this.failure();
      this.at += 1;
      const isRange = this.text[this.at] === '-' && this.text[this.at + 1] !== ']';
      const to = isRange ? this.text[this.at + 1] : from;
      if (to === undefined) throw this.failure();
      if (isRange) this.at += 2;
      ranges.push([from, to]);
    }
    this.at += 1;
    return letter => ranges.some(([from, to]) => letter >= from && letter <= to) !== isNot;
  }
}

/** States that are active at the same time. */
interface Step {
  states: readonly number[];
  isEnd: boolean;
  /** Cached transitions per letter; undefined when the cache limit is reached. */
  next: Map<string, Step> | undefined;
}

/** Cache limit: states and letters of the transitions of one expression. */
const stepsMax = 200_000;

/**
 * States of an expression; a repeated piece is expanded. The transitions of a letter are computed once,
 * and cached up to a limit.
 */
class Machine {
  private readonly states: State[] = [{ test: undefined, next: [] }];
  private readonly seen: Float64Array;
  private readonly steps = new Map<string, Step>();
  private readonly first: Step;
  private round = 0;
  private room = stepsMax;

  constructor(piece: Piece) {
    const start = this.lay(piece, 0);
    this.seen = new Float64Array(this.states.length);
    this.first = this.stepTo([start]);
  }

  /** Simulates all active states in parallel, letter by letter. */
  readonly test = (word: string): boolean => {
    let step = this.first;
    for (const letter of word) {
      step = step.next?.get(letter) ?? this.follow(step, letter);
      if (step.states.length === 0) return false;
    }
    return step.isEnd;
  };

  private follow({ states, next }: Step, letter: string): Step {
    const open: number[] = [];
    for (const at of states) {
      const state = this.states[at];
      if (state?.test?.(letter)) for (const to of state.next) open.push(to);
    }
    const step = this.stepTo(open);
    if (this.room > 0) next?.set(letter, step);
    this.room -= 1;
    return step;
  }

  private stepTo(open: number[]): Step {
    const states = this.reach(open);
    const isEnd = this.seen[0] === this.round;
    if (this.room <= 0) return { states, isEnd, next: undefined };
    const key = states.toSorted((a, b) => a - b).join();
    const known = this.steps.get(key);
    if (known) return known;
    const step = { states, isEnd, next: new Map<string, Step>() };
    this.steps.set(key, step);
    this.room -= states.length;
    return step;
  }

  /** Collects the states reachable without a letter; the number of the round marks visited ones. */
  private reach(open: number[]): number[] {
    const { seen } = this;
    const found: number[] = [];
    this.round += 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen[at] === this.round) continue;
      seen[at] = this.round;
      const state = this.states[at];
      if (at === 0 || state?.test) found.push(at);
      else if (state) for (const to of state.next) open.push(to);
    }
    return found;
  }

  private add(state: State): number {
    if (this.states.length >= statesMax) throw illegal(`regexp requires more than [${statesMax}] states`);
    return this.states.push(state) - 1;
  }

  /** Adds a piece before its successor state; returns its start state. */
  private lay(piece: Piece, after: number): number {
    switch (piece.kind) {
      case 'letter':
        return this.add({ test: piece.test, next: [after] });
      case 'all':
        return piece.parts.reduceRight((next, part) => this.lay(part, next), after);
      case 'any':
        return this.add({ test: undefined, next: piece.parts.map(part => this.lay(part, after)) });
      case 'repeat': {
        let next = after;
        if (piece.max === Infinity) {
          const loop = this.add({ test: undefined, next: [after] });
          this.states[loop]?.next.push(this.lay(piece.part, loop));
          next = loop;
        } else
          for (let time = piece.min; time < piece.max; time += 1)
            next = this.add({ test: undefined, next: [after, this.lay(piece.part, next)] });
        for (let time = 0; time < piece.min; time += 1) next = this.lay(piece.part, next);
        return next;
      }
    }
  }
}

/** Whether a word matches an expression, in time linear to the length of the word. */
export function regexpTest(pattern: string): { test: (word: string) => boolean; start: string } {
  const machine = new Machine(new Reader(pattern).whole());
  const start = pattern.includes('|') ? '' : (/^[\p{L}\p{N}_]*(?![*?{\p{L}\p{N}_])/u.exec(pattern)?.[0] ?? '');
  return { test: machine.test, start };
}
