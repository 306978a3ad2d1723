import { openDatabase } from '@ortoo/shop-api/db';
import { startPostgres } from '@ortoo/shop-api/testing';
import { percentiles, type Report } from './measure';
import { category, everything, loadTable, suggestions, text } from './postgres.tables';
import { benchDocuments, benchNow } from './products';
import { beginnings, scenarios, texts } from './queries';

const rounds = 60;
const warmUp = 12;
const count = Number(process.argv[2]);

function* documents() {
  for (const { fields } of benchDocuments(count)) yield fields;
}

const server = await startPostgres();
const { db, close } = await openDatabase({ databaseUrl: server.url });
const start = performance.now();
await loadTable(db, documents());
const report: Report = { loadMs: performance.now() - start, megabytes: undefined, scenarios: {} };

const runs = [
  (nth: number) => everything(db, benchNow, nth),
  (nth: number) => category(db, benchNow, nth),
  (nth: number) => text(db, benchNow, texts[nth % texts.length] ?? ''),
  (nth: number) => suggestions(db, benchNow, beginnings[nth % beginnings.length] ?? ''),
];
for (const [at, { name }] of scenarios.entries()) {
  const times: number[] = [];
  for (let nth = 0; nth < warmUp + rounds; nth += 1) {
    const began = performance.now();
    await runs[at]?.(nth);
    if (nth >= warmUp) times.push(performance.now() - began);
  }
  report.scenarios[name] = percentiles(times);
}
await close();
await server.close();
process.stdout.write(JSON.stringify(report));
