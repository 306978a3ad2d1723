import { overrideSchema } from '@ortoo/contracts/schema';
import type { Override } from '@ortoo/contracts';
import { newTeam } from '../testing/releases';
import { tokenOf } from '../testing/tokens';
import { readToken } from './read-token';

const catalog = newTeam('catalog');
const content = newTeam('content');
const everything = newTeam('*');
const stranger = newTeam('*');
const keys = Object.fromEntries([catalog, content, everything].map(team => [team.id, team.key]));
const now = new Date('2026-11-21T10:00:00Z');
const parse = (value: unknown) => overrideSchema.safeParse(value).data as Override | undefined;

const codeOf = (token: string) => {
  const read = readToken(token, keys, now, parse);
  return read.ok ? 'ok' : read.code;
};

const swapClaims = (token: string, other: string) => `${other.split('.')[0]}.${token.split('.')[1]}`;
const good = tokenOf(catalog, {});

test.each<[string, string, string]>([
  ['a team’s own remote', good, 'ok'],
  ['a named release', tokenOf(catalog, { release: 'a'.repeat(16) }), 'ok'],
  ['any remote by a key for all', tokenOf(everything, {}), 'ok'],
  ['up to a day', tokenOf(catalog, { expires: '2026-11-22T10:00:00.000Z' }), 'ok'],
  ['another team’s remote', tokenOf(content, {}), 'OTHER_TEAM'],
  ['an unknown key', tokenOf(stranger, {}), 'UNKNOWN_KEY'],
  ['a stranger’s signature under a team’s name', tokenOf(stranger, { key: catalog.id }), 'FORGED'],
  ['claims that another signature signs', swapClaims(good, tokenOf(catalog, { release: 'b'.repeat(16) })), 'FORGED'],
  ['no signature', `${good.split('.')[0]}.`, 'FORGED'],
  ['the last moment', tokenOf(catalog, { expires: '2026-11-21T10:00:00.000Z' }), 'EXPIRED'],
  ['more than a day', tokenOf(catalog, { expires: '2026-11-22T10:00:00.001Z' }), 'TOO_LONG'],
  ['no release’s name', tokenOf(catalog, { release: '../secret' }), 'UNREADABLE'],
  ['no day', tokenOf(catalog, { expires: 'tomorrow' }), 'UNREADABLE'],
  ['a third part', `${good}.x`, 'UNREADABLE'],
  ['no JSON', 'aGVsbG8.x', 'UNREADABLE'],
  ['nothing', '', 'UNREADABLE'],
  ['a flood', 'x'.repeat(3000), 'UNREADABLE'],
])('%s', (_, token, code) => expect(codeOf(token)).toBe(code));

test('a release’s signature is no token', () => {
  const { signature } = catalog.sign({ remote: 'catalog' } as Parameters<typeof catalog.sign>[0]);
  const claims = good.split('.')[0] ?? '';
  expect(codeOf(`${claims}.${Buffer.from(signature.value, 'base64').toString('base64url')}`)).toBe('FORGED');
});
