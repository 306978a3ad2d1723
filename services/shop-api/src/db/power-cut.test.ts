import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceRunner } from '../testing/source-runner';

it('preserves committed rows of the embedded database over a power cut, with a checkpoint in between', async () => {
  const root = await mkdtemp(join(tmpdir(), 'power-cut-'));
  const script = join(import.meta.dirname, 'power-cut.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [...sourceRunner, script, root]);
  expect(JSON.parse(stdout)).toEqual({ committed: 12, found: 12 });
  await rm(root, { recursive: true });
});
