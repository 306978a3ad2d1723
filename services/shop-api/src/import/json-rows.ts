import type { RowInFile } from './rows';

const [quote, backslash, open, close, newline] = [0x22, 0x5c, 0x7b, 0x7d, 0x0a];

/** Max size of a product in bytes; a longer one has lost its end. */
const max = 4_000_000;

const parse = (bytes: Buffer, line: number): RowInFile => {
  try {
    return { line, value: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    return { line, fault: 'json' };
  }
};

/**
 * The objects of a file one by one, with their first lines: those of an array, or one per line. Only the current object
 * is in memory.
 */
export async function* jsonRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<RowInFile> {
  let [line, startLine, depth] = [1, 1, 0];
  let [inText, escaped] = [false, false];
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    let start = depth > 0 ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === newline) line += 1;
      if (escaped) escaped = false;
      else if (inText) {
        if (byte === backslash) escaped = true;
        else if (byte === quote) inText = false;
      } else if (byte === quote) inText = depth > 0;
      else if (byte === open) {
        depth += 1;
        if (depth === 1) [start, startLine] = [at, line];
      } else if (byte === close && depth > 0) {
        depth -= 1;
        if (depth > 0) continue;
        yield parse(Buffer.concat([...parts, chunk.subarray(start, at + 1)]), startLine);
        [parts, size, start] = [[], 0, -1];
      }
    }
    if (depth > 0 && start >= 0) {
      parts.push(Buffer.from(chunk.subarray(start)));
      size += chunk.length - start;
      if (size > max) break;
    }
  }
  if (depth > 0) yield { line: startLine, fault: 'unfinished' };
}
