import { catalogueFaults } from './catalogue-faults';

const mn = {
  list: { title: 'Бараа', found: '{{q}} хайлтын дүн' },
  goods_one: '{{count}} бараа',
  goods_other: '{{count}} бараа',
};
const en = {
  list: { title: 'Products', found: 'Results for {{q}}' },
  goods_one: '{{count}} product',
  goods_other: '{{count}} products',
};

it('finds none in a complete catalogue', () => {
  expect(catalogueFaults('mn', mn, mn)).toEqual([]);
  expect(catalogueFaults('en', en, mn)).toEqual([]);
});

it.each([
  ['list.title is missing', { ...en, list: { found: en.list.found } }],
  ['list.more is not in Mongolian', { ...en, list: { ...en.list, more: 'More' } }],
  ['goods_one is missing', { list: en.list, goods_other: en.goods_other }],
  ['list.found has other variables', { ...en, list: { ...en.list, found: 'Results for {{text}}' } }],
  ['list.title has letters of another language: Бараа', { ...en, list: { ...en.list, title: 'Бараа' } }],
  ['list.title has a range that a line may break: 3–5', { ...en, list: { ...en.list, title: '3–5' } }],
])('finds that %s', (fault, catalogue) => expect(catalogueFaults('en', catalogue, mn)).toEqual([fault]));
