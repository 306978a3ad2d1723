import { stockQuery } from './stock-query';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-26T04:00:00Z') }));
afterEach(() => jest.useRealTimers());

type Ends = (string | null | undefined)[];
const { refetchInterval } = stockQuery<Ends>(ends => ends);

it.each<[string, Ends | undefined, number | false]>([
  ['never before there is any', undefined, false],
  ['never without a hold', [null, undefined], false],
  ['when the first hold ends', ['2026-11-26T04:05:00Z', null, '2026-11-26T04:02:00Z'], 120_000],
  ['soon after the end of a hold that is not freed yet', ['2026-11-26T04:00:00Z'], 30_000],
])('is fetched again %s', (_, data, wait) => expect(refetchInterval({ state: { data } })).toBe(wait));
