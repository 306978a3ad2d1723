import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Report } from './measure';
import { scenarios } from './queries';

const runner = fileURLToPath(new URL('../../../shared/build/run.mjs', import.meta.url));
const sizes = [10_000, 100_000];

/** Each measurement runs in its own process, so that none is affected by the memory of another. */
function measured(script: string, count: number): Report {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawnSync(process.execPath, ['--expose-gc', runner, path, String(count)], {
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout) as Report;
}

const round = (value: number): string => (value < 10 ? value.toFixed(1) : String(Math.round(value)));
const lines: string[] = [];
for (const count of sizes) {
  const [own, postgres] = [measured('embedded.ts', count), measured('postgres.ts', count)];
  lines.push(
    `${count.toLocaleString('en')} products: loaded in ${(own.loadMs / 1_000).toFixed(1)} s, ${own.megabytes} MB in all (PostgreSQL with its indices: ${(postgres.loadMs / 1_000).toFixed(1)} s)`,
    ...(own.start
      ? [
          `stored in ${(own.start.saveMs / 1_000).toFixed(1)} s, ${own.start.megabytes} MB; read at the next start in ${(own.start.readMs / 1_000).toFixed(1)} s`,
        ]
      : []),
    '',
    '| p50/p95, ms | embedded | PostgreSQL | times faster | goal at 100 000 |',
    '|---|---|---|---|---|',
  );
  for (const { name, goal } of scenarios) {
    const [a, b] = [own.scenarios[name], postgres.scenarios[name]];
    if (!a || !b) continue;
    const ratio = `${round(b.p50 / a.p50)} / ${round(b.p95 / a.p95)}`;
    lines.push(`| ${name} | ${round(a.p50)}/${round(a.p95)} | ${round(b.p50)}/${round(b.p95)} | ${ratio} | ${goal} |`);
  }
  lines.push('');
}
process.stdout.write(`${lines.join('\n')}\n`);
