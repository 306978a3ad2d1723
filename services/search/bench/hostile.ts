import { searchCost } from '../engine/search/cost';
import { hostileShapes } from '../shop/testing/hostile-bodies';
import { execute } from '../engine/search/execute';
import { readSearch } from '../engine/search/request';
import { Deadline } from '../engine/search/deadline';
import { createIndices } from '../shop/create-engine';
import { clock, load, productEngine } from './product-engine';
import { randomFrom } from '../engine/testing/random';
import { benchNow } from './products';

/** Time and memory of each hostile shape, without the budget that would reject it; calibrates the units of the cost. */
const [count, rounds] = [Number(process.argv[2] ?? 80_000), Number(process.argv[3] ?? 8)];
const limits = { size: 1_000, window: 10_000, aggregations: 40, typedKeys: false };

const { engine, indices } = productEngine();
await createIndices(engine, clock);
await load(engine, count);
const shapes = hostileShapes(randomFrom(7));
for (const { name, make, max } of shapes) {
  const rows: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const body = JSON.parse(JSON.stringify(make(Math.max(1, Math.floor(max ** ((round + 1) / rounds)))))) as Record<
      string,
      unknown
    >;
    const index = name.includes('area') ? 'zipcode' : 'shop';
    const cost = searchCost(body);
    const start = performance.now();
    let outcome = '';
    try {
      const readings = indices.readings(index, {}, 1_000);
      const result = execute(readings, readSearch(body, limits), {
        now: benchNow.getTime(),
        deadline: new Deadline(10_000),
        aliasFilter: indices.aliasFilterOf(index),
      });
      JSON.stringify(result);
      if (result.timedOut) outcome = ' late';
    } catch (error) {
      outcome = ` ${(error as Error).message.slice(0, 40)}`;
    }
    const ms = performance.now() - start;
    rows.push(`${Math.round(cost)}:${Math.round(ms)}ms(${((ms / cost) * 1000).toFixed(0)}us)${outcome}`);
    if (ms > 4_000) break;
  }
  process.stdout.write(`${name}\n   ${rows.join('  ')}\n`);
}
