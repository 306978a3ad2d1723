import { menuTitle } from './menu-title.rules';

const menu = (url: string | null) => ({ title: 'x', url, icon: null, children: [] });

it.each([
  [['/t/goods', '/hotels'], 'nav.categories'],
  [['/brand/story', '/brand/product'], 'nav.main'],
  [[null], 'nav.main'],
])('the menu of %j is titled %s', (urls, title) => expect(menuTitle(urls.map(menu))).toBe(title));
