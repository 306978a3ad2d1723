import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { csvRows } from './csv-rows';
import { jsonRows } from './json-rows';
import type { RowInFile } from './rows';

/** The products of a file that is read as a stream: a table by the extension of its name, else JSON. */
export async function* readRows(name: string, file: Readable): AsyncGenerator<RowInFile> {
  yield* extname(name).toLowerCase() === '.csv' ? csvRows(file) : jsonRows(file as AsyncIterable<Buffer>);
}

/** The products of a file on the disk. */
export const openRows = (path: string): AsyncGenerator<RowInFile> =>
  readRows(path, createReadStream(path, { highWaterMark: 256 * 1024 }));
