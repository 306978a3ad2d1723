import type { Nutrition } from '@ortoo/contracts';
import type { NutritionRow } from '../db/schema.catalog';
import type { Text } from '../db/schema.types';
import { type Reader, textFor } from '../http/locale';

/** In the order of a label; a part follows the nutrient that contains it. */
const nutrients: readonly (readonly [code: string, name: Text, unit: 'kJ' | 'kcal' | 'g', part?: boolean])[] = [
  ['kj', { mn: 'Эрчим хүч', en: 'Energy', ru: 'Энергетическая ценность', cn: '能量', it: 'Energia' }, 'kJ'],
  ['kcal', { mn: 'Илчлэг', en: 'Calories', ru: 'Калорийность', cn: '热量', it: 'Calorie' }, 'kcal'],
  ['fat', { mn: 'Өөх тос', en: 'Fat', ru: 'Жиры', cn: '脂肪', it: 'Grassi' }, 'g'],
  [
    'saturates',
    {
      mn: 'Ханасан өөх тос',
      en: 'of which saturates',
      ru: 'из них насыщенные',
      cn: '其中饱和脂肪',
      it: 'di cui saturi',
    },
    'g',
    true,
  ],
  ['carbohydrate', { mn: 'Нүүрс ус', en: 'Carbohydrate', ru: 'Углеводы', cn: '碳水化合物', it: 'Carboidrati' }, 'g'],
  [
    'sugars',
    { mn: 'Сахар', en: 'of which sugars', ru: 'из них сахара', cn: '其中糖', it: 'di cui zuccheri' },
    'g',
    true,
  ],
  ['fibre', { mn: 'Эслэг', en: 'Fibre', ru: 'Клетчатка', cn: '膳食纤维', it: 'Fibre' }, 'g'],
  ['protein', { mn: 'Уураг', en: 'Protein', ru: 'Белки', cn: '蛋白质', it: 'Proteine' }, 'g'],
  ['salt', { mn: 'Давс', en: 'Salt', ru: 'Соль', cn: '食盐', it: 'Sale' }, 'g'],
];

const bases = {
  '100 g': { mn: '100 г', en: '100 g', ru: '100\u00A0г', cn: '100克', it: '100\u00A0g' },
  '100 ml': { mn: '100 мл', en: '100 ml', ru: '100\u00A0мл', cn: '100毫升', it: '100\u00A0ml' },
} as const;
const units: Record<string, Text> = {
  g: { mn: 'г', en: 'g', ru: 'г', cn: '克', it: 'g' },
  kcal: { mn: 'ккал', en: 'kcal', ru: 'ккал', cn: '千卡', it: 'kcal' },
  kJ: { mn: 'кЖ', en: 'kJ', ru: 'кДж', cn: '千焦', it: 'kJ' },
};

/** Rows that a label can have. */
export const nutrientsIn = (reader: Reader) =>
  nutrients.map(([code, name, unit]) => ({
    code,
    name: textFor(reader, name),
    unit: textFor(reader, units[unit] ?? {}),
  }));

export const serializeNutrition = (row: NutritionRow, reader: Reader): Nutrition => ({
  basis: textFor(reader, bases[row.basis]),
  rows: nutrients.flatMap(([code, name, unit, part = false]) => {
    const amount = row.amounts[code];
    if (amount === undefined) return [];
    return [{ name: textFor(reader, name), amount, unit: textFor(reader, units[unit] ?? {}), part }];
  }),
  ingredients: row.ingredients ? textFor(reader, row.ingredients) : null,
  allergens: row.allergens ? textFor(reader, row.allergens) : null,
});
