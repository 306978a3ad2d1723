import { once } from 'node:events';
import { join } from 'node:path';
import {
  getFailingMethods,
  getLowStock,
  getStaffSales,
  getStaffWork,
  listStaffOrders,
} from '@ortoo/contracts/endpoints';
import { type InputOf, salesPeriods } from '@ortoo/contracts';
import type { listStaffOrdersSchemas } from '@ortoo/contracts/schema';
import { program } from '../fixtures/postgres';
import { callWith, shop } from '../fixtures/shop-api';
import { startShop } from '../fixtures/shop-server';
import { onPostgres, share } from './own-postgres';

const count = Number(process.argv[2] ?? 100_000);
const [warmUp, rounds] = [3, 30];

type Query = InputOf<typeof listStaffOrdersSchemas>['query'];

/** What staff look for. */
const queries: Readonly<Record<string, Query>> = {
  newest: {},
  'page 40': { page: 40 },
  'by total': { sort: '-total' },
  'to pack': { status: 'to_pack' },
  'on its way': { status: 'underway' },
  'not paid': { status: 'failed' },
  done: { status: 'done' },
  returned: { status: 'returned' },
  'by card': { method: 'card' },
  'of a seller': { vendor_id: 3 },
  'of a month': { from: '2025-10-01', to: '2025-10-31' },
  'by amount': { min: 300_000, max: 320_000 },
  number: { q: 'R8000054' },
  phone: { q: '88005432' },
  name: { q: 'Номин' },
  'both names': { q: 'Номин Дорж' },
  'no match': { q: 'Өндөрцэцэгбал' },
};

/** Copies the example orders until there are so many; returns their number. */
const copyOrders = async (environment: Record<string, string>): Promise<string> => {
  const child = program(['copy-orders', '-w', 'services/shop-api', '--', String(count)], environment);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`copying ended with ${code}: ${output}`);
  return output.trim();
};

/** Measures a call after some that are not counted, and returns its line. */
const time = async (name: string, call: () => Promise<unknown>): Promise<string> => {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const start = performance.now();
    await call();
    if (round >= warmUp) times.push(performance.now() - start);
  }
  return `${name.padEnd(14)} p50 ${share(times, 0.5).toFixed(1)}  p95 ${share(times, 0.95).toFixed(1)}\n`;
};

const measure = async (home: string, databaseUrl: string): Promise<string> => {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: join(home, 'data') };
  const server = await startShop(environment.DATA_DIR, environment, []);
  process.env['SHOP_ORIGIN'] = server.origin;
  try {
    const lines = [`${await copyOrders(environment)} orders, ${rounds} calls of each, milliseconds\n`];
    const { cookie } = await shop.signIn('staff@example.mn', 'Staff-2026');
    const staff = { cookie };
    for (const [name, query] of Object.entries(queries))
      lines.push(await time(name, () => callWith(staff, listStaffOrders, { query: { per_page: 20, ...query } })));
    for (const days of salesPeriods)
      lines.push(await time(`sales, ${days} days`, () => callWith(staff, getStaffSales, { query: { days } })));
    lines.push(await time('running out', () => callWith(staff, getLowStock)));
    lines.push(await time('failing', () => callWith(staff, getFailingMethods)));
    lines.push(await time('work', () => callWith(staff, getStaffWork)));
    return lines.join('');
  } finally {
    await server.stop();
  }
};

await onPostgres(measure);
