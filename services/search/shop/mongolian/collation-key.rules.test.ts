import { collationKey } from './collation-key.rules';

it.each([
  ['Mongolian', ['10 хоног', 'Boots', 'ес', '«Ёл»', 'Жим', 'од', 'өвс', 'Уул', 'Үхэр', 'яс']],
  ['English', ['Altai', 'Áltai 2', 'boots', 'Écru scarf', '“Zug” compass']],
  ['Russian', ['Арбуз', 'Ель', 'ёлка', 'Жук', 'шарф', 'щётка', 'эхо']],
  ['Chinese, by pronunciation', ['阿', '北京', '草原', '蒙古', '中国']],
  ['a shorter text before a longer', ['дээл', 'дээл хар', 'дээлтэй']],
])('sorts %s', (_, ordered) =>
  expect(ordered.toReversed().toSorted((a, b) => (collationKey(a) < collationKey(b) ? -1 : 1))).toEqual(ordered),
);
