import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import pLimit from 'p-limit';
import { copyAside, parseJson, readIfThere, type ReportDamage } from './damaged-file';
import { replaceFile } from './replace-file';

/** An append-only file of one JSON value per line. */
export interface JsonLines<T> {
  /** All values, oldest first. */
  all(): Promise<readonly T[]>;
  /** Appends a line, which is on the disk when this resolves. */
  add(value: T): Promise<void>;
}

interface JsonLinesOptions<T> {
  isValid: (value: unknown) => value is T;
  reportDamage: ReportDamage;
}

const textOf = (values: readonly unknown[]) => values.map(value => `${JSON.stringify(value)}\n`).join('');

/** Appends all of the text or nothing of it: a partial line would damage the next one. */
const append = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a');
  try {
    const { size } = await file.stat();
    await file
      .appendFile(text)
      .then(() => file.datasync())
      .catch(async (error: unknown) => {
        await file.truncate(size).catch(() => undefined);
        throw error;
      });
  } finally {
    await file.close();
  }
};

/**
 * Opens a file of JSON lines. A line that a crash has torn is dropped and the file is rewritten; when an earlier line
 * is damaged, the file is copied first.
 */
export const openJsonLines = <T>(path: string, { isValid, reportDamage }: JsonLinesOptions<T>): JsonLines<T> => {
  const inTurn = pLimit(1);
  let known: T[] | undefined;

  const recover = async (text: string, values: readonly T[], damaged: readonly number[], last: number) => {
    const isTorn = damaged.length === 1 && damaged[0] === last && !text.endsWith('\n');
    const copy = isTorn ? undefined : await copyAside(path);
    await replaceFile(path, textOf(values));
    const lines = damaged.map(index => index + 1).join(', ');
    if (isTorn) reportDamage(`${path}: the last line was torn and has been dropped.`);
    else reportDamage(`${path}: damaged lines (${lines}) have been dropped; the file as it was is ${copy}.`);
  };

  const read = async (): Promise<T[]> => {
    const text = (await readIfThere(path)) ?? '';
    const lines = text.split('\n').filter(Boolean);
    const parsed = lines.map(line => parseJson(line, isValid));
    const values = parsed.filter(value => value !== undefined);
    const damaged = parsed.flatMap((value, index) => (value === undefined ? [index] : []));
    if (damaged.length > 0) await recover(text, values, damaged, lines.length - 1);
    else if (text !== '' && !text.endsWith('\n')) await replaceFile(path, textOf(values));
    return values;
  };

  const load = async (): Promise<T[]> => (known ??= await read());

  return {
    all: () => (known ? Promise.resolve(known) : inTurn(load)),
    add: value =>
      inTurn(async () => {
        const values = await load();
        await append(path, textOf([value]));
        values.push(value);
      }),
  };
};
