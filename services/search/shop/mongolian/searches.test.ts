import { engineWith } from '../../engine/testing/engine-with';
import { shopAnalysis } from './analysis';

const text = { type: 'text', analyzer: 'mongolian', search_analyzer: 'mongolian_search' };
const { search, found } = engineWith(
  { properties: { name: text, translated: { properties: { en: text } } } },
  [
    { name: 'Эсгий гутал' },
    { name: 'Арьсан гутал, эрэгтэй' },
    { name: 'Тэрэлж зочид буудлын купон', translated: { en: 'Terelj hotel coupon' } },
    { name: 'Хөвсгөл нуурын аялал' },
  ],
  {},
  shopAnalysis,
);

it.each<[string, object, string]>([
  ['as written', { match: { name: 'гутал' } }, '1 2'],
  ['inflected', { match: { name: 'гутлын' } }, '1 2'],
  ['all of them', { match: { name: { query: 'эсгий гутал', operator: 'and' } } }, '1'],
  ['any of them', { match: { name: 'эсгий купон' } }, '1 3'],
  ['in Latin letters', { match: { name: 'terelj' } }, '3'],
  ['by a prefix', { match: { name: 'хөвс' } }, '4'],
  ['misspelt', { match: { name: { query: 'гутул', fuzziness: 'AUTO' } } }, '1 2'],
  ['in several fields', { multi_match: { query: 'hotel', fields: ['name^3', 'translated.*'] } }, '3'],
])('finds words %s', async (_, query, expected) => expect(await found({ ...query })).toBe(expected));

it('ranks exact matches above prefix matches', async () => {
  const { hits } = await search({ query: { match: { name: 'купон тэрэлж' } } });
  expect(hits[0]?._id).toBe('3');
});
