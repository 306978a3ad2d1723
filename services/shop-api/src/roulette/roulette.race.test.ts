import * as endpoints from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../testing/client';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';

let postgres: TestPostgres;
let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 40, timeout: 100_000 });
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

it('gives 40 desks different numbers, and draws once for 20 presses of the button', async () => {
  const name = { mn: 'Зайсан', en: 'Zaisan' };
  const { body: location } = await staff.call(endpoints.createRouletteLocation, { body: { name, is_open: true } });
  const { body: product } = await staff.call(endpoints.createRouletteProduct, { body: { name, image: null } });
  const place = { location_id: location.id, product_id: product.id };
  await staff.call(endpoints.changeRouletteStock, { body: { ...place, count: 1 } });
  const numbers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      staff.call(endpoints.giveRouletteNumber, {
        body: { location_id: location.id, name: 'Бат', phone: `9911${1000 + at}` },
      }),
    ),
  );
  expect(new Set(numbers.map(({ body }) => body.number)).size).toBe(40);

  const { body: draw } = await staff.call(endpoints.openRouletteDraw, { body: place });
  const presses = await Promise.all(
    Array.from({ length: 20 }, () => staff.call(endpoints.drawRoulette, { params: { id: draw.id } })),
  );
  expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
  const { body } = await staff.call(endpoints.listRouletteStocks, { query: { location_id: location.id } });
  expect(body.stocks.map(({ count }) => count)).toEqual([0]);
});
