import { createHash, createHmac } from 'node:crypto';
import { drawNumber, drawText, drawnEntries, entriesText, type RouletteDraw } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let staff: TestClient;
let visitor: TestClient;
beforeEach(async () => {
  test = await startTestShop();
  staff = testClient(test.app, { 'accept-language': 'en' });
  visitor = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterEach(() => test.close());

const name = (en: string) => ({ mn: `${en} мн`, en });

const prepare = async (count = 2) => {
  const { body: location } = await staff.call(endpoints.createRouletteLocation, {
    body: { name: name('Zaisan store'), is_open: true },
  });
  const { body: product } = await staff.call(endpoints.createRouletteProduct, {
    body: { name: name('Felt boots'), image: '/pictures/feltboot_brown_a' },
  });
  const place = { location_id: location.id, product_id: product.id };
  await staff.call(endpoints.changeRouletteStock, { body: { ...place, count } });
  return place;
};

const give = (location_id: number, at: number) =>
  staff.call(endpoints.giveRouletteNumber, {
    body: { location_id, name: `Зочин ${at}`, phone: `9911${String(1000 + at)}` },
  });

/** What a visitor computes from the public list. */
const check = ({ id, seed, seed_hash, entries }: RouletteDraw): number | undefined => {
  expect(createHash('sha256').update(String(seed)).digest('hex')).toBe(seed_hash);
  const digest = createHash('sha256').update(entriesText(entries)).digest('hex');
  const hmac = createHmac('sha256', String(seed))
    .update(drawText('roulette', String(id), digest, 0))
    .digest('hex');
  return drawnEntries(entries, [drawNumber(hmac)])[0]?.number;
};

it('draws a number by a seed that was public by its hash before, and anybody can check it', async () => {
  const place = await prepare();
  for (let at = 0; at < 5; at += 1) await give(place.location_id, at);
  const { body: open } = await staff.call(endpoints.openRouletteDraw, { body: place });
  expect(open).toMatchObject({ seed: null, drawn_at: null, number: null, entries: [] });
  await give(place.location_id, 5);
  const { body: drawn } = await staff.call(endpoints.drawRoulette, { params: { id: open.id } });
  expect(drawn.draw.seed_hash).toBe(open.seed_hash);
  expect(drawn.draw.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(check(drawn.draw)).toBe(drawn.draw.number);

  const query = { location_id: place.location_id };
  const { draws } = (await visitor.call(endpoints.listRouletteDraws, { query })).body;
  expect(draws).toEqual([drawn.draw]);
  expect(JSON.stringify(draws)).not.toContain('Зочин');
  const { numbers } = (await staff.call(endpoints.listRouletteNumbers, { query })).body;
  const won = numbers.filter(one => one.won);
  expect(won.map(({ number, won: prize, user }) => [number, prize, user.name])).toEqual([
    [drawn.draw.number, 'Felt boots', drawn.winner.name],
  ]);
  const { stocks } = (await staff.call(endpoints.listRouletteStocks, { query })).body;
  expect(stocks).toMatchObject([{ count: 1, product: { name: { en: 'Felt boots' } } }]);
});

it('draws a number once, and each number wins once', async () => {
  const place = await prepare();
  await give(place.location_id, 0);
  await give(place.location_id, 1);
  const winners: (number | null)[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const { body: open } = await staff.call(endpoints.openRouletteDraw, { body: place });
    expect((await staff.reject(endpoints.openRouletteDraw, { body: place })).body.code).toBe('ROULETTE_RUNNING');
    const params = { id: open.id };
    winners.push((await staff.call(endpoints.drawRoulette, { params })).body.draw.number);
    expect((await staff.reject(endpoints.drawRoulette, { params })).body.code).toBe('ROULETTE_DRAWN');
  }
  expect(winners.toSorted()).toEqual([1, 2]);
  expect((await staff.reject(endpoints.openRouletteDraw, { body: place })).body.code).toBe('ROULETTE_NO_STOCK');
});

it('needs a number that has not won, and stays open until there is one', async () => {
  const place = await prepare();
  const { body: open } = await staff.call(endpoints.openRouletteDraw, { body: place });
  const params = { id: open.id };
  expect((await staff.reject(endpoints.drawRoulette, { params })).body.code).toBe('ROULETTE_NO_NUMBERS');
  await give(place.location_id, 0);
  expect((await staff.call(endpoints.drawRoulette, { params })).body.draw.number).toBe(1);
});

it('gives no number where it is closed, or to no phone number', async () => {
  const { location_id } = await prepare();
  await staff.call(endpoints.changeRouletteLocation, {
    params: { id: location_id },
    body: { name: name('Closed'), is_open: false },
  });
  const body = { location_id, name: 'Бат', phone: '99112233' };
  expect((await staff.reject(endpoints.giveRouletteNumber, { body })).body.code).toBe('ROULETTE_CLOSED');
  const wrong = { ...body, phone: '12' };
  expect((await staff.reject(endpoints.giveRouletteNumber, { body: wrong })).body.errors).toHaveProperty('phone');
});

it('renames a prize, and records what it was', async () => {
  const { product_id: id } = await prepare();
  const body = { name: name('Cashmere scarf'), image: null };
  const { body: renamed } = await staff.call(endpoints.changeRouletteProduct, { params: { id }, body });
  expect(renamed).toEqual({ id, ...body });
  const entry = await test.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    action: 'changeRouletteProduct',
    before: { name: name('Felt boots') },
    after: { name: name('Cashmere scarf') },
  });
});

it('knows a participant by the phone number, and forgets the person on request', async () => {
  const { location_id } = await prepare();
  const first = (await give(location_id, 7)).body;
  expect((await give(location_id, 7)).body.user.id).toBe(first.user.id);
  const find = async (q: string) => (await staff.call(endpoints.listRouletteUsers, { query: { q } })).body.users;
  expect(await find('зочин')).toMatchObject([{ id: first.user.id, numbers_count: 2 }]);
  expect(await find('%')).toEqual([]);
  await staff.call(endpoints.removeRouletteUser, { params: { id: first.user.id } });
  expect(await find('')).toEqual([]);
  const { numbers } = (await staff.call(endpoints.listRouletteNumbers, { query: { location_id } })).body;
  expect(numbers.map(({ user }) => [user.name, user.phone])).toEqual([
    ['', ''],
    ['', ''],
  ]);
});

it('says who may run it', async () => {
  expect((await visitor.call(endpoints.checkRouletteAuth)).body).toEqual({ authorized: false, name: null });
  expect((await visitor.call(endpoints.checkRouletteAdmin)).body).toEqual({ admin: false });
  expect((await staff.call(endpoints.checkRouletteAuth)).body).toMatchObject({ authorized: true });
  expect((await staff.call(endpoints.checkRouletteAdmin)).body).toEqual({ admin: true });
  expect((await visitor.reject(endpoints.listRouletteUsers)).status).toBe(401);
});

it('lists its places and prizes to who runs it', async () => {
  const place = await prepare();
  expect((await staff.call(endpoints.listRouletteLocations)).body.locations).toMatchObject([{ id: place.location_id }]);
  expect((await staff.call(endpoints.listRouletteProducts)).body.products).toMatchObject([{ id: place.product_id }]);
  expect((await visitor.reject(endpoints.listRouletteLocations)).status).toBe(401);
});
