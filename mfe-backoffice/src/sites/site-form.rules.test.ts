import { staffSite } from '../parts/testing/sites';
import { countProblems, documentOf, moved, numberIn, openProblems, sectionOf, withText } from './site-form.rules';

it.each([
  ['theme.light.ink', 'look'],
  ['footer.0.children.1.title.en', 'menus'],
  ['fallbacks.ru', 'languages'],
  ['colour', 'general'],
])('shows %s in the part %s', (path, section) => expect(sectionOf(path)).toBe(section));

it('counts the problems of each part', () =>
  expect(
    countProblems([
      { path: 'theme.light.ink', text: '' },
      { path: 'theme.dark.ink', text: '' },
      { path: 'name.en', text: '' },
    ]),
  ).toEqual({ look: 2, general: 1 }));

it('has no empty texts', () => {
  expect(withText({ mn: 'Тал' }, 'en', 'Steppe')).toEqual({ mn: 'Тал', en: 'Steppe' });
  expect(withText({ mn: 'Тал', en: 'Steppe' }, 'en', '')).toEqual({ mn: 'Тал' });
});

it('moves an item within its list', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

it.each([
  ['1 200', 1200],
  ['', null],
])('reads %j as %j', (text, value) => expect(numberIn(text)).toBe(value));

it('shows the problems of settings that are as they were saved, though they are copies', () => {
  const problems = [
    { path: 'theme.light.ink', text: 'weak' },
    { path: 'email', text: 'wrong' },
  ];
  const typed = documentOf({ config: structuredClone(staffSite.config) });
  expect(openProblems({ ...staffSite, problems }, { ...typed, email: 'new@steppe.example' })).toEqual([problems[0]]);
});
