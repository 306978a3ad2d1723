import { sites } from './sites';

const linksOf = (code: string) =>
  sites.find(site => site.code === code)?.footer.flatMap(({ children }) => children.map(({ url }) => url)) ?? [];

it('says in every language what a site sells', () => {
  for (const { about } of sites)
    expect(Object.keys(about).sort()).toEqual(expect.arrayContaining(['cn', 'en', 'it', 'mn', 'ru']));
});

it('shows no travel in the footer of the brand’s own site, and the same help', () => {
  expect(linksOf('ortoo')).toEqual(expect.arrayContaining(['/hotels', '/quote', '/pages/returns']));
  expect(linksOf('munkh-tsas')).toEqual(expect.arrayContaining(['/brand/story', '/pages/returns']));
  expect(linksOf('munkh-tsas')).not.toEqual(expect.arrayContaining(['/hotels']));
});
