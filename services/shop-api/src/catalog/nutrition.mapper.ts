import type { Nutrition } from '@ortoo/contracts';
import type { NutritionRow } from '../db/schema.catalog';
import type { Text } from '../db/schema.types';
import { type Reader, textFor } from '../http/locale';

/** In the order of a label; a part follows the nutrient that contains it. */
const nutrients: readonly (readonly [code: string, name: Text, unit: 'kJ' | 'kcal' | 'g', part?: boolean])[] = [
  ['kj', { mn: 'Эрчим хүч', en: 'Energy' }, 'kJ'],
  ['kcal', { mn: 'Илчлэг', en: 'Calories' }, 'kcal'],
  ['fat', { mn: 'Өөх тос', en: 'Fat' }, 'g'],
  ['saturates', { mn: 'Ханасан өөх тос', en: 'of which saturates' }, 'g', true],
  ['carbohydrate', { mn: 'Нүүрс ус', en: 'Carbohydrate' }, 'g'],
  ['sugars', { mn: 'Сахар', en: 'of which sugars' }, 'g', true],
  ['fibre', { mn: 'Эслэг', en: 'Fibre' }, 'g'],
  ['protein', { mn: 'Уураг', en: 'Protein' }, 'g'],
  ['salt', { mn: 'Давс', en: 'Salt' }, 'g'],
];

const bases = { '100 g': { mn: '100 г', en: '100 g' }, '100 ml': { mn: '100 мл', en: '100 ml' } } as const;
const units: Record<string, Text> = {
  g: { mn: 'г', en: 'g' },
  kcal: { mn: 'ккал', en: 'kcal' },
  kJ: { mn: 'кЖ', en: 'kJ' },
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
