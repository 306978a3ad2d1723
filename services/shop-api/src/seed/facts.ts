import type { NutritionRow } from '../db/schema.catalog';
import type { SeedProduct } from './seed-shape';
import type { Pair } from './family';
import { both } from './words';

type Amounts = readonly [kcal: number, fat: number, saturates: number, carbohydrate: number, sugars: number, protein: number, salt: number];

const label = (
  [kcal, fat, saturates, carbohydrate, sugars, protein, salt]: Amounts,
  ingredients: Pair,
  allergens?: Pair,
  basis: NutritionRow['basis'] = '100 g',
): NutritionRow => ({
  basis,
  amounts: { kj: Math.round(kcal * 4.184), kcal, fat, saturates, carbohydrate, sugars, protein, salt },
  ingredients: both(ingredients),
  ...(allergens && { allergens: both(allergens) }),
});

const milk: Pair = ['Сүү', 'Milk'];
const wheat: Pair = ['Улаан буудай (цавуулаг)', 'Wheat (gluten)'];

/** Labels by the common slug of a food's models. */
const nutrition: Readonly<Record<string, NutritionRow>> = {
  aaruul: label([373, 8.2, 5.1, 37, 35, 38, 0.6], ['Сарлагийн сүү, хөрөнгө.', 'Yak milk, starter culture.'], milk),
  byaslag: label([361, 28, 18, 1.4, 1.2, 26, 1.1], ['Үнээний сүү, ээдэм, давс.', 'Cow’s milk, rennet, salt.'], milk),
  'shar-tos': label([884, 99.5, 62, 0, 0, 0.3, 0], ['Үнээний сүүний өрөм.', 'Clotted cream of cow’s milk.'], milk),
  'ukhriin-borts': label([334, 7.5, 3.2, 0.8, 0, 66, 1.4], ['Үхрийн мах. Нэмэлтгүй.', 'Beef, nothing else.']),
  khiam: label([298, 21, 8, 1, 0.4, 26, 3.1], ['Адууны мах, давс, сармис, хар перец.', 'Horse meat, salt, garlic, pepper.']),
  'suutei-tsai': label([412, 14, 9, 58, 44, 13, 5.2], ['Хуурай сүү, ногоон цай, давс.', 'Milk powder, green tea, salt.'], milk),
  chatsargana: label([82, 7, 1, 5, 3, 1.2, 0], ['Чацаргана 100%.', '100% sea buckthorn.'], undefined, '100 ml'),
  ners: label([57, 0.3, 0, 12, 10, 0.7, 0], ['Нэрс 100%.', '100% blueberries.']),
  'zugiin-bal': label([326, 0, 0, 81, 80, 0.4, 0], ['Зөгийн бал 100%.', '100% honey.']),
  boortsog: label([432, 19, 9, 57, 9, 8, 0.7], ['Улаан буудайн гурил, шар тос, сүү, элсэн чихэр, давс.', 'Wheat flour, clarified butter, milk, sugar, salt.'], ['Улаан буудай (цавуулаг), сүү', 'Wheat (gluten), milk']),
  shokolad: label([545, 36, 21, 46, 38, 7, 0.05], ['Какаоны масс, элсэн чихэр, какаоны тос, нэмэлт 8%.', 'Cocoa mass, sugar, cocoa butter, 8% filling.'], ['Сүүний ул мөр агуулж болно', 'May contain traces of milk']),
  guril: label([241, 1.8, 0.3, 44, 2, 9, 1.1], ['Бүхэл үрийн гурил, ус, хөрөнгө, давс.', 'Wholegrain flour, water, sourdough, salt.'], wheat),
  'airag-savtai': label([44, 1.2, 0.6, 5, 4.6, 2, 0.05], ['Гүүний сүү, хөрөнгө.', 'Mare’s milk, starter culture.'], milk, '100 ml'),
};

const things = (...pairs: Pair[]) => pairs.map(both);

/** Contents of the box, by the same slugs. */
const contents: Readonly<Record<string, SeedProduct['contents']>> = {
  'anirtai-chikhevch': things(['Чихэвч', 'Headphones'], ['USB-C цэнэглэх утас', 'USB-C charging cable'], ['3.5 мм аудио утас', '3.5 mm audio cable'], ['Хатуу гэр', 'Hard case']),
  'anirtai-yarigch': things(['Чанга яригч', 'Speaker'], ['USB-C утас', 'USB-C cable'], ['Оосор', 'Strap']),
  'tseneg-n5': things(['Утас', 'Phone'], ['USB-C утас', 'USB-C cable'], ['Хамгаалалтын гэр', 'Protective case'], ['SIM гаргагч зүү', 'SIM pin']),
  'tseneg-tsag': things(['Цаг', 'Watch'], ['Соронзон цэнэглэгч', 'Magnetic charger'], ['Хоёр урттай оосор', 'Strap in two lengths']),
  'salkhich-maikhan': things(['Майхан, гадуур давхарга', 'Tent and flysheet'], ['Хөнгөн цагаан шон', 'Aluminium poles'], ['Гадас 16 ширхэг', '16 pegs'], ['Засварын нөхөөс', 'Repair patches'], ['Уут', 'Bag']),
  'tulga-gal-tulga': things(['Эвхдэг тулга', 'Folding stove'], ['Яндан, 4 үе', 'Pipe in four parts'], ['Үнсний тавиур', 'Ash tray'], ['Зөөх уут', 'Carrying bag']),
  'magnain-gerel': things(['Духны гэрэл', 'Head torch'], ['Цэнэглэдэг зай', 'Rechargeable battery'], ['USB утас', 'USB cable']),
};

/** Nutrition label of a food and box contents of a thing. */
export const factsOf = (slug: string): Pick<SeedProduct, 'nutrition' | 'contents'> => ({
  ...(nutrition[slug] && { nutrition: nutrition[slug] }),
  ...(contents[slug] && { contents: contents[slug] }),
});
