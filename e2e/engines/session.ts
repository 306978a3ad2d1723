/** One step of an input device, as WebDriver and WebDriver BiDi both describe it. */
type InputStep =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string };

/** Steps of one input device. */
export type Input =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: InputStep[] }
  | { type: 'key'; id: string; actions: InputStep[] };

/** A browser with one window, driven by the protocol that its distribution ships. */
export interface Session {
  goTo: (url: string) => Promise<void>;
  /** Evaluates the source of a function in the page; arguments and result are JSON. */
  evaluate: (source: string, parameters: readonly unknown[]) => Promise<unknown>;
  perform: (input: readonly Input[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Errors and warnings of the console so far. */
  complaints: () => readonly string[];
  close: () => Promise<void>;
}

export interface WindowSize {
  width: number;
  height: number;
}

/** Repeats until there is a result, for at most 30 seconds. */
export const until = async <T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> => {
  const end = Date.now() + 30_000;
  for (;;) {
    const result = await attempt();
    if (result !== undefined) return result;
    if (Date.now() > end) throw new Error(`not within 30 s: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
};
