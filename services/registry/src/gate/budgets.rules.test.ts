import { unsignedRelease } from '../testing/releases';
import { checkBudgets } from './budgets.rules';
import type { Candidate } from './candidate';

const candidateOf = (
  sizes: { entry?: number; messages?: number; page?: number; rest?: number },
  gated?: 'staff',
): Candidate => {
  const record = unsignedRelease('office', '0123456789abcdef', {});
  const routes = [{ id: 'office.list', path: '/office', server: false, skeleton: 'list' as const }];
  const manifest = { ...record.manifest, routes, ...(gated && { gated }) };
  const chunks = { 'office.list': ['list.js'], 'messages-mn': ['messages-mn.js'] };
  const { entry = 0, messages = 0, page = 0, rest = 0 } = sizes;
  return {
    record: { ...record, manifest, chunks, signature: { key: '', value: '' } },
    scripts: {},
    weights: {
      'browser/remoteEntry.js': entry,
      'browser/messages-mn.js': messages,
      'browser/list.js': page,
      'browser/rest.js': rest,
    },
    evaluation: { effects: [], faults: [], catalogues: {}, container: true },
  };
};
const codesOf = (candidate: Candidate) => checkBudgets(candidate).map(({ code }) => code);

it.each([
  ['an entry', { entry: 8_001 }, ['BUDGET_ENTRY']],
  ['a language', { messages: 16_001 }, ['BUDGET_MESSAGES']],
  ['a page', { page: 45_001 }, ['BUDGET_PAGE']],
  ['everything', { rest: 400_001 }, ['BUDGET_WHOLE']],
  ['a remote within its limits', { entry: 8_000, messages: 16_000, page: 45_000 }, []],
])('limits %s', (_, sizes, codes) => expect(codesOf(candidateOf(sizes))).toEqual(codes));

it.each([
  ['an entry', { entry: 12_001 }, ['BUDGET_ENTRY']],
  ['a language', { messages: 24_001 }, ['BUDGET_MESSAGES']],
  ['a page as any other', { page: 45_001 }, ['BUDGET_PAGE']],
  ['everything', { rest: 600_001 }, ['BUDGET_WHOLE']],
  ['more of what all of its screens load', { entry: 12_000, messages: 24_000, rest: 560_000 }, []],
])('limits of a gated remote %s', (_, sizes, codes) => expect(codesOf(candidateOf(sizes, 'staff'))).toEqual(codes));
