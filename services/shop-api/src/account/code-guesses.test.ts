import { latestMessages } from '../db/outbox.tables';
import { startTestShop, type TestShop } from '../testing/test-shop';

const guesses = 10_000;
const addresses = 100;
const atOnce = 100;
const victim = 'shopper@example.mn';

const post = (test: TestShop, from: number, path: string, payload: object) =>
  test.app.inject({
    ...{ method: 'POST', url: `/api/v2${path}`, payload, remoteAddress: `192.0.2.${(from % addresses) + 1}` },
    headers: { 'x-requested-with': 'ortoo' },
  });

/** Every door that takes a code. */
const doors = [
  (test: TestShop, from: number, token: string, code: string) =>
    post(test, from, '/session/code/confirm', { token, code }),
  (test: TestShop, from: number, token: string, code: string) => post(test, from, '/mcs_auth/verify', { token, code }),
  (test: TestShop, from: number, token: string, code: string) =>
    post(test, from, '/oauth/token', { grant_type: 'one_time_code', token, code }),
];

const requestAll = async (test: TestShop): Promise<string[]> => {
  const tokens: string[] = [];
  for (let from = 0; from < addresses; from += 1) {
    const path = from % 2 === 0 ? '/session/code' : '/mcs_auth/reset';
    const answer = await post(test, from, path, { login: victim });
    if (answer.statusCode === 202) tokens.push(answer.json<{ token: string }>().token);
  }
  return tokens;
};

// With the limits of requests, and without them: then the tries of a code and the codes of a login are the limit.
it.each([1, 0])(
  'lets none of 10 000 guesses from 100 addresses in, limits × %i',
  async limitsFactor => {
    const test = await startTestShop({ limitsFactor });
    try {
      const tokens = await requestAll(test);
      expect(tokens).toHaveLength(3);
      const statuses = new Map<number, number>();
      const guess = async (at: number): Promise<void> => {
        const code = String(100_000 + at * 90 + (at % 90));
        const answer = await doors[at % doors.length]!(test, at, tokens[at % tokens.length]!, code);
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      };
      for (let from = 0; from < guesses; from += atOnce)
        await Promise.all(Array.from({ length: atOnce }, (_, at) => guess(from + at)));
      expect([...statuses.keys()].filter(status => status < 300)).toEqual([]);
      expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(guesses);
      const codes = await test.shop.db.selectFrom('one_time_codes').select('tries').execute();
      expect(codes.map(({ tries }) => tries)).toEqual([5, 5, 5]);
      // The control: the right code, untried, lets in through the same door.
      test.pass(10 * 60_000);
      const [token] = await requestAll(test);
      const code = /\d{6}/.exec((await latestMessages(test.shop.db, 3))[2]!.body)![0];
      expect((await doors[0]!(test, 0, token!, code)).statusCode).toBe(201);
    } finally {
      await test.close();
    }
  },
  240_000,
);
