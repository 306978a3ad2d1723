import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { jsonRows } from './json-rows';

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (text: string, size = 7) => {
  const rows = [];
  for await (const row of jsonRows(inPieces(text, size))) rows.push(row);
  return rows;
};

const two = [
  { line: 1, value: { slug: 'a' } },
  { line: 2, value: { slug: 'b', more: [{ deep: {} }] } },
];

it.each([
  ['one a line', '{"slug":"a"}\n{"slug":"b","more":[{"deep":{}}]}\n'],
  ['an array', '[{"slug":"a"},\n{"slug":"b","more":[{"deep":{}}]}]'],
])('reads %s', async (_, text) => expect(await read(text)).toEqual(two));

it.each([1, 2, 3, 1000])('reads characters that are split across chunks of %d bytes', async size => {
  expect(await read('[\n{"name":"Өвөл }{ \\" \\\\"},\n{"name":"Зун"}\n]', size)).toEqual([
    { line: 2, value: { name: 'Өвөл }{ " \\' } },
    { line: 3, value: { name: 'Зун' } },
  ]);
});

it('reports the line on which an object begins, and continues after a broken one', async () => {
  expect(await read('[\n{"a":1,\n"b":2},\n{"a":1,,},\n\n{"a":3}]')).toEqual([
    { line: 2, value: { a: 1, b: 2 } },
    { line: 4, fault: 'json' },
    { line: 6, value: { a: 3 } },
  ]);
});

it('reports an unterminated object', async () => {
  expect(await read('{"a":1}\n{"b":"no end}\n')).toEqual([
    { line: 1, value: { a: 1 } },
    { line: 2, fault: 'unfinished' },
  ]);
});

it('reads nothing from an empty file', async () => expect(await read(' \n[]\n')).toEqual([]));

const endlessRows = process.env['LONG'] ? 50_000 : 10_000;

it('holds one object in memory at a time, whatever the total', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  async function* endless(): AsyncGenerator<Buffer> {
    for (let line = 1; line <= endlessRows; line += 1)
      yield Buffer.from(`{"line":${line},"pad":"${'x'.repeat(2000)}"}\n`);
  }
  const inUse = () => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  let last = 0;
  let max = 0;
  const before = inUse();
  for await (const row of jsonRows(endless())) {
    last = row.line;
    if (row.line % 2500 === 0) max = Math.max(max, inUse() - before);
  }
  expect(last).toBe(endlessRows);
  // The text has 2 KB a row, and a collected buffer is freed a little later.
  expect(max).toBeLessThan(endlessRows * 1000);
});
