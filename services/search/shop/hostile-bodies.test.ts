import { clock, load, productEngine } from '../bench/product-engine';
import { randomFrom } from '../engine/testing/random';
import { benchNow } from '../bench/products';
import type { Engine } from '../engine/index';
import { searchCall } from '../engine/testing/search-call';
import { createIndices } from './create-engine';
import { sendHostile } from './testing/hostile-run';

const [products, searches] = process.env.LONG ? [80_000, 20_000] : [1_000, 150];
/** Milliseconds: an accepted search takes less than one second on a free core, and up to a minute without limits. */
const longest = 5_000;

const now = benchNow.getTime();
let engine: Engine;
const decoder = new TextDecoder();

beforeAll(async () => {
  ({ engine } = productEngine());
  await createIndices(engine, clock);
  await load(engine, products);
}, 600_000);

const words = (count: number, one: string): string => Array.from({ length: count }, () => one).join(' ');
const clauses = (count: number, clause: object): object => ({
  query: { bool: { should: Array.from({ length: count }, () => clause) } },
});

it.each<[string, object]>([
  ['a phrase with slop', { query: { match_phrase: { name: { query: words(400, 'гутал'), slop: 100_000 } } } }],
  ['fuzzy words', { query: { match: { name: { query: words(3_000, 'гутул'), fuzziness: 'AUTO' } } } }],
  ['ranges', clauses(10_000, { range: { id: { gte: 1 } } })],
  ['words across fields', { query: { multi_match: { query: words(300, 'гутал'), type: 'cross_fields' } } }],
  ['expressions', clauses(700, { regexp: { slug: '.*a.*b' } })],
])('rejects a search that would block the engine: %s', async (_, body) => {
  const { status, bytes } = await engine.call(searchCall(JSON.stringify(body), now, 'shop'));
  expect([status, decoder.decode(bytes)]).toEqual([400, expect.stringContaining('greater than the budget')]);
});

it('reports a timeout with partial results', async () => {
  const functions = Array.from({ length: 90 }, (_, seed) => ({ random_score: { seed } }));
  const query = { function_score: { query: { match_all: {} }, functions } };
  const { status, bytes } = await engine.call(searchCall(JSON.stringify({ timeout: '1ms', query }), now, 'shop'));
  expect([status, JSON.parse(decoder.decode(bytes))]).toEqual([200, expect.objectContaining({ timed_out: true })]);
});

it(`answers ${searches} expensive searches over ${products} products, each within the limits`, async () => {
  const seen = new Map<number, number>();
  const slow: unknown[] = [];
  for await (const sent of sendHostile(
    engine,
    randomFrom(Number(process.env.FUZZ_SEED ?? 20_261_122)),
    searches,
    now,
  )) {
    seen.set(sent.status, (seen.get(sent.status) ?? 0) + 1);
    if (sent.status >= 500 || sent.milliseconds > longest) slow.push(sent);
  }
  expect(slow).toEqual([]);
  expect(seen.get(200)).toBeGreaterThan(searches / 10);
  expect(seen.get(400)).toBeGreaterThan(searches / 10);
}, 7_200_000);
