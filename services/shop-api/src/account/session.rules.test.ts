import { isAlive, sessionLife } from './session.rules';

const now = new Date('2026-11-21T04:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const after = (ms: number) => new Date(now.getTime() + ms);

describe('isAlive', () => {
  it.each([
    ['fresh', before(1000), after(1000), true],
    ['long unused', before(sessionLife.idle), after(1000), false],
    ['at its absolute end', before(1000), now, false],
  ])('%s', (_, seen_at, expires_at, alive) => expect(isAlive({ seen_at, expires_at }, now)).toBe(alive));
});
