import { defineList, isNarrowed, searchOf, stateOf, type FilterValues } from './list.rules';

const list = defineList({
  id: 'orders',
  path: '/backoffice/orders',
  filters: {
    state: { kind: 'choice', label: 'state', text: 'state', options: ['paid', 'new'] },
    vendor: { kind: 'id', label: 'vendor' },
    from: { kind: 'date', label: 'from' },
    late: { kind: 'flag', label: 'late' },
  },
  sorts: ['created_at', 'total'],
  sort: '-created_at',
});
const of = (search: string) => stateOf(list, new URLSearchParams(search));
const initial = of('');

it('begins with the first page, in its own order', () => {
  expect(initial).toMatchObject({ q: '', page: 1, per_page: 20, sort: '-created_at', toggled: [], open: undefined });
  expect([initial, of('state=paid'), of('q=R1')].map(state => isNarrowed(list, state))).toEqual([false, true, true]);
});

it.each([
  ['state=paid&vendor=7&from=2026-11-01&late=1', { state: 'paid', vendor: 7, from: '2026-11-01', late: true }],
  ['state=eaten&vendor=x&from=2026-13-01&late=yes', {}],
  ['state=&vendor=-1&from=today', {}],
])('takes from %s what it knows', (search, values) => expect(of(search).values).toEqual(values));

it.each([
  ['sort=total', 'total'],
  ['sort=-total', '-total'],
  ['sort=secret', '-created_at'],
])('%s sorts by %s', (search, sort) => expect(of(search).sort).toBe(sort));

it.each(['page=0', 'page=2.5', 'page=99999', 'per_page=21'])('ignores %s', search =>
  expect(of(search)).toMatchObject({ page: 1, per_page: 20 }),
);

it('writes what differs from the beginning, and reads it back', () => {
  const search = 'q=R100&state=new&late=1&sort=total&columns=buyer%2Ctotal&per_page=50&page=3&open=R1';
  expect(String(searchOf(list, of(search)))).toBe(search);
  expect(String(searchOf(list, initial))).toBe('');
});

it('has the types of its filters', () => {
  const values: FilterValues<typeof list> = { state: 'paid', vendor: 1, from: '2026-11-01', late: true };
  // @ts-expect-error Not an option.
  const wrong: FilterValues<typeof list> = { state: 'eaten' };
  expect([values, wrong]).toHaveLength(2);
});

it('is not narrowed by what its views choose', () => {
  const state = { kind: 'choice', label: 'state', text: 'state', options: ['open', 'done'], inViews: true } as const;
  const queue = defineList({ id: 'queue', path: '/queue', filters: { state }, sorts: [] });
  expect(isNarrowed(queue, stateOf(queue, new URLSearchParams('state=done')))).toBe(false);
});
