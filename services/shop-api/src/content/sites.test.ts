import { firstSites } from './sites';

const linksOf = (code: string) =>
  firstSites.find(site => site.code === code)?.footer.flatMap(({ children }) => children.map(({ url }) => url)) ?? [];

it('says in every language what a site sells', () => {
  for (const { about } of firstSites)
    expect(Object.keys(about).sort()).toEqual(expect.arrayContaining(['cn', 'en', 'it', 'mn', 'ru']));
});

it('shows no travel in the footer of the brand’s own site, and the same help', () => {
  expect(linksOf('ortoo')).toEqual(expect.arrayContaining(['/hotels', '/quote', '/pages/returns']));
  expect(linksOf('munkh-tsas')).toEqual(expect.arrayContaining(['/brand/story', '/pages/returns']));
  expect(linksOf('munkh-tsas')).not.toEqual(expect.arrayContaining(['/hotels']));
});

it('has an own menu and gate on the brand’s site: its pages, and the date of birth', () => {
  const [shop, brand] = firstSites;
  expect([shop.age_gate, brand?.age_gate]).toEqual(['confirm', 'birth_date']);
  expect(shop.main_menu).toBeNull();
  expect(brand?.main_menu?.map(({ url }) => url)).toEqual([
    '/brand/story',
    '/brand/product',
    '/brand/recipes',
    '/brand/where-to-buy',
  ]);
});

it('names everything in the menus of the brand’s site in all of its languages', () => {
  for (const menu of firstSites.find(site => site.code === 'munkh-tsas')?.footer ?? [])
    for (const { title } of [menu, ...menu.children])
      expect(Object.keys(title).sort()).toEqual(['cn', 'en', 'it', 'mn', 'ru']);
});
