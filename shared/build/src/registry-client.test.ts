import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRecord } from '@ortoo/contracts';
import { meetRegistry, publish, textOf } from './registry-client';

it('prints each reason with its remedy', () => {
  const findings = [{ code: 'TWICE', problem: '“a” is declared twice.', mend: 'Give it another id.' }];
  expect(textOf(JSON.stringify({ error: 'TWICE: …', findings }))).toBe(
    '1 to mend\n  TWICE\n    “a” is declared twice.\n    → Give it another id.',
  );
});

it('prints any other response as it is', () => {
  expect(textOf('{"error":"No such release."}')).toBe('No such release.');
  expect(textOf('<html>')).toBe('<html>');
});

it('tells after each file how much of a release the registry has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  const files = { 'a.js': 700, 'b.js': 300, 'c.css': 24 };
  for (const [path, size] of Object.entries(files)) await writeFile(join(folder, path), 'x'.repeat(size));
  const requests: string[] = [];
  const registry = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('/').at(-1)}`);
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  meetRegistry(`http://127.0.0.1:${(registry.address() as AddressInfo).port}`);
  const listed = Object.entries(files).map(([path, size]) => ({ path, size }));
  const record = { remote: 'catalog', release: 'r1', files: listed };
  const reports: number[][] = [];
  await publish({ record: record as unknown as ReleaseRecord, folder }, (...bytes) => reports.push(bytes));
  expect(reports).toEqual([
    [700, 1024],
    [1000, 1024],
    [1024, 1024],
  ]);
  expect(requests).toEqual(['PUT a.js', 'PUT b.js', 'PUT c.css', 'POST releases']);
  registry.close();
  await rm(folder, { recursive: true });
});
