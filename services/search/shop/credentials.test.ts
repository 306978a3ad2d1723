import { checkCredentials } from './credentials';

const accounts = {
  readers: [{ user: 'shop', password: 'shop' }],
  indexers: [{ user: 'indexer', password: 'indexer' }],
};
const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

it.each([
  ['read', 'shop:shop'],
  ['index', 'indexer:indexer'],
])('grants access to %s', (access, text) => expect(checkCredentials(basic(text), accounts)).toBe(access));

it.each<[string, string | undefined]>([
  ['none', undefined],
  ['a wrong password', basic('shop:guess')],
  ['another scheme', 'Bearer shop'],
  ['malformed credentials', 'Basic !!!'],
])('rejects credentials: %s', (_, header) => expect(() => checkCredentials(header, accounts)).toThrow(/authentica/));
