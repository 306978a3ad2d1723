import { runInContext } from 'node:vm';
import { entryGlobal } from '@ortoo/contracts';
import type { Catalogue, Effect, Evaluation, EvaluationRequest } from './evaluation';
import type { Note } from './recorder';
import { openSide, type Side } from './side';

const entryOf: Record<Side, string> = { browser: 'browser/remoteEntry.js', server: 'server/remoteEntry.cjs' };
const messageOf = (error: unknown) => String((error as Error | undefined)?.message ?? error);
const identifier = (name: string) => name.replaceAll(/[^\w$]/g, '_');

/** Name of the global list of a release's chunks. */
export const chunkList = ({ remote, release }: Pick<EvaluationRequest, 'remote' | 'release'>) =>
  identifier(`webpackChunk${remote}_${release}`);

interface Watch {
  effects: Effect[];
  faults: Evaluation['faults'];
  /** Runs a function on behalf of a file. */
  attempt: (file: string, act: () => void) => void;
  place: ReturnType<typeof openSide>;
}

/** Environment of one side, which records the effects of each file. @param own globals that a release may write */
const watch = (side: Side, own: readonly string[]): Watch => {
  const effects: Effect[] = [];
  const faults: Evaluation['faults'] = [];
  let current = '';
  let assumed = false;
  const note: Note = (kind, what) => {
    if (kind === 'assumed') assumed = true;
    else if (!effects.some(known => known.file === current && known.what === what))
      effects.push({ kind, file: current, what });
  };
  const place = openSide(side, note);
  const attempt = (file: string, act: () => void) => {
    current = file;
    assumed = false;
    try {
      place.run(act);
    } catch (error) {
      // When a text or number of the shell was substituted, a failure means nothing; rendering will show.
      if (!assumed) faults.push({ file, error: messageOf(error) });
    }
    place.noteWrites(own, note);
  };
  return { effects, faults, attempt, place };
};

/** Runs every module of one side and reports its effects. */
const evaluateSide = (request: EvaluationRequest, side: Side) => {
  const list = chunkList(request);
  const { effects, faults, attempt, place } = watch(side, [list]);
  const catalogues: Evaluation['catalogues'] = {};
  const modules: Record<string, unknown> = {};
  const chunks: { file: string; ids: string[] }[] = [];
  for (const [file, text] of Object.entries(request.scripts)) {
    if (!file.startsWith(`${side}/`) || file === entryOf[side]) continue;
    attempt(file, () => {
      const brought = place.modulesOf(file, text, list);
      chunks.push({ file, ids: Object.keys(brought) });
      Object.assign(modules, brought);
    });
  }
  const require = place.createRequire(modules);
  for (const { file, ids } of chunks) {
    const locale = /^server\/messages-(\w+)\.cjs$/.exec(file)?.[1];
    for (const id of ids) {
      attempt(file, () => {
        const { messages } = require(id) as { messages?: Catalogue };
        if (locale && messages) catalogues[locale] = JSON.parse(JSON.stringify(messages)) as Catalogue;
      });
    }
  }
  return { effects, faults, catalogues };
};

/** Runs the browser's entry and reports whether it defines a container. */
const evaluateEntry = (request: EvaluationRequest) => {
  const file = entryOf.browser;
  const own = entryGlobal(request.remote);
  const { effects, faults, attempt, place } = watch('browser', [own, chunkList(request)]);
  attempt(file, () => runInContext(request.scripts[file] ?? '', place.context, { filename: file }));
  const made = place.context[own] as { get?: unknown; init?: unknown } | undefined;
  const container = typeof made?.get === 'function' && typeof made.init === 'function';
  return { effects, faults, container };
};

/** Runs the files of a release one by one in an environment that only records. */
export const evaluate = (request: EvaluationRequest): Evaluation => {
  const entry = evaluateEntry(request);
  const browser = evaluateSide(request, 'browser');
  const server = evaluateSide(request, 'server');
  return {
    effects: [...entry.effects, ...browser.effects, ...server.effects],
    faults: [...entry.faults, ...browser.faults, ...server.faults],
    catalogues: server.catalogues,
    container: entry.container,
  };
};
