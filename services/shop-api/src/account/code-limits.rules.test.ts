import { secondsToNextCode } from './code-limits.rules';

const now = new Date('2026-11-21T04:00:00Z');
const ago = (...minutes: number[]) => minutes.map(count => new Date(now.getTime() - count * 60_000));
const spread = (count: number) => ago(...Array.from({ length: count }, (_, at) => 30 + at * 60));

it.each([
  ['two codes lately', ago(1, 2), 1],
  ['three codes within ten minutes', ago(1, 2, 4), 360],
  ['three codes, one of them earlier', ago(1, 2, 11), 1],
  ['fifteen codes within a day', spread(15), (24 * 60 - 30 - 14 * 60) * 60],
  ['fourteen codes within a day', spread(14), 1],
])('%s', (_, sentAt, seconds) => expect(secondsToNextCode(sentAt, now)).toBe(seconds));
