import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseRecord } from '@ortoo/contracts';
import type { Candidate } from './candidate';
import type { Evaluation, EvaluationRequest } from './evaluation';
import { isShell } from './finding.rules';
import { inThread } from './in-thread';

/** Runs a release's modules in isolation. */
export type Evaluate = (request: EvaluationRequest) => Promise<Evaluation>;

/** Time limit of a release's evaluation, in milliseconds. */
const timeout = 60_000;

/** The shell starts with its page: effects that are forbidden to a remote are allowed. */
const unevaluated: Evaluation = { effects: [], faults: [], catalogues: {}, container: true };

const noEnd: Evaluation = {
  effects: [],
  faults: [{ file: 'a script', error: 'it does not come to an end, or ends the process' }],
  catalogues: {},
  container: false,
};

/** Evaluates in a thread of its own, which ends with it. */
export const evaluateInThread: Evaluate = async request =>
  (await inThread<Evaluation>('evaluate.worker.mjs', request, timeout)) ?? noEnd;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants;

/** Near the served size of the registry's files, in a tenth of the time. */
const quality = 9;

/** The served size of a script. A larger window than the script makes nothing smaller, and takes most of the time. */
const weigh = async (text: string): Promise<number> => {
  const bytes = Buffer.from(text);
  const bits = Math.ceil(Math.log2(bytes.length + 1));
  const window = Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS);
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: window };
  return (await promisify(brotliCompress)(bytes, { params })).length;
};

const textsOf = async (record: ReleaseRecord, folder: string, requested: RegExp): Promise<Record<string, string>> => {
  const paths = record.files.map(({ path }) => path).filter(path => requested.test(path));
  return Object.fromEntries(
    await Promise.all(paths.map(async path => [path, await readFile(join(folder, path), 'utf8')])),
  );
};

/** Text of a release's browser scripts, by path. */
export const browserScripts = (record: ReleaseRecord, folder: string) => textsOf(record, folder, /^browser\/.*\.js$/);

/** Text of the scripts of both sides, by path. */
export const releaseScripts = (record: ReleaseRecord, folder: string) =>
  textsOf(record, folder, /^(browser\/.*\.js|server\/.*\.cjs)$/);

/** Reads the inputs of the rules from a release. @param folder absolute, of its files */
export const readCandidate = async (record: ReleaseRecord, folder: string, evaluate: Evaluate): Promise<Candidate> => {
  const scripts = await browserScripts(record, folder);
  const server = await textsOf(record, folder, /^server\/.*\.cjs$/);
  const { remote, release } = record;
  const [evaluation, weights] = await Promise.all([
    isShell(record) ? unevaluated : evaluate({ remote, release, scripts: { ...scripts, ...server } }),
    Promise.all(Object.entries(scripts).map(async ([path, text]) => [path, await weigh(text)] as const)),
  ]);
  return { record, scripts, weights: Object.fromEntries(weights), evaluation };
};
