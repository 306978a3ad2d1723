import { slugOf } from './slug.rules';

it.each([
  [{ en: 'How to choose felt boots', mn: 'Эсгий гутлаа сонгох нь' }, 'how-to-choose-felt-boots'],
  [{ mn: 'Өвлийн аялал: Хөвсгөл' }, 'uvliin-ayalal-khuvsgul'],
  [{ en: '', mn: 'Үнэ 20% хямдарлаа!' }, 'une-20-khyamdarlaa'],
  [{ en: '???' }, 'article'],
  [{}, 'article'],
])('%j becomes %s', (titles, slug) => expect(slugOf(titles, 'article')).toBe(slug));

it('ends a long one after a word', () => {
  const slug = slugOf({ en: 'word '.repeat(40) }, 'article');
  expect(slug).toBe(Array.from({ length: 16 }, () => 'word').join('-'));
});
