import type { Call } from './call';
import type { Route } from './router';

const bytesMax = 33_554_432;
const answerMax = 262_144;

/** What an answer may depend on besides the index it is asked of: the moment, another index. */
const isBound = /now|"_?index"/;

/** Milliseconds: however the clock goes, nobody is told what was so long ago. */
const ageMax = 60_000;

interface Remembered {
  generation: number;
  at: number;
  text: Buffer;
}

/**
 * Answers that many ask for alike: the first page of a shelf, a beginning of two letters. Good until the index is
 * written to, which the caller's `generation` tells; undefined for indices whose answers are not to be kept.
 */
export class RememberedAnswers {
  private readonly answers = new Map<string, Remembered>();
  private bytes = 0;

  constructor(private readonly generation: (index: string) => number | undefined) {}

  /** The answer, if it is known; else how to keep the one that is about to be worked out. */
  look({ body, params, now }: Call, route: Route, url: string): { known?: Buffer; keep?: (text: Buffer) => void } {
    const generation = this.generation(params.index ?? '');
    if (generation === undefined || !route.path.endsWith('/_search') || isBound.test(body) || url.includes('now'))
      return {};
    const key = `${url}\n${body}`;
    const known = this.answers.get(key);
    if (known?.generation === generation && now >= known.at && now - known.at < ageMax) return { known: known.text };
    return { keep: text => this.keep(key, { generation, at: now, text }) };
  }

  private keep(key: string, answer: Remembered): void {
    this.forget(key);
    if (answer.text.length > answerMax) return;
    this.answers.set(key, answer);
    this.bytes += answer.text.length;
    while (this.bytes > bytesMax) this.forget(this.answers.keys().next().value ?? '');
  }

  private forget(key: string): void {
    this.bytes -= this.answers.get(key)?.text.length ?? 0;
    this.answers.delete(key);
  }
}
