import type { Text } from '../db/schema.types';
import { isInBranch } from './taxon.rules';
import type { Options } from './variants.tables';

interface SizeGuideText {
  /** Taxons with these sizes; a deeper taxon precedes its ancestor. */
  taxons: readonly string[];
  name: Text;
  /** How to measure. */
  how: readonly Text[];
  columns: readonly Text[];
  rows: readonly (readonly string[])[];
}

const shoeSize = (size: number): string[] => [String(size), ((size * 2) / 3 - 1.5).toFixed(1), String(size - 33)];

/** The shop's size guides by code. */
export const sizeGuides: Readonly<Record<string, SizeGuideText>> = {
  shoes: {
    taxons: ['goods/fashion/shoes'],
    name: { mn: 'Гутлын размер', en: 'Shoe sizes', ru: 'Размеры обуви', cn: '鞋码', it: 'Taglie delle scarpe' },
    how: [
      {
        mn: 'Оройн цагаар хэмжээрэй: өдрийн турш хөл бага зэрэг томордог.',
        en: 'Measure in the evening: feet grow a little during the day.',
        ru: 'Снимайте мерку вечером: за день стопа немного увеличивается.',
        cn: '请在傍晚测量：一天下来，脚会略微变大。',
        it: 'Misura la sera: durante il giorno il piede si allunga un poco.',
      },
      {
        mn: 'Цаасан дээр зогсоод өсгий, урт хурууны үзүүрийг тэмдэглээрэй. Хоорондох зай нь хөлийн урт.',
        en: 'Stand on paper and mark heel and longest toe. What lies between is the length of your foot.',
        ru: 'Встаньте на лист бумаги и отметьте пятку и самый длинный палец. Расстояние между ними — длина стопы.',
        cn: '站在纸上，标出脚跟和最长脚趾的位置，两点间的距离即为脚长。',
        it: 'Appoggia il piede su un foglio e segna il tallone e il dito più lungo: la distanza è la lunghezza del piede.',
      },
      {
        mn: 'Өвлийн гуталд зузаан оймсонд зориулж 0.5–\u20601 см нэмээрэй.',
        en: 'For winter boots add half a centimetre to one for thick socks.',
        ru: 'Для зимней обуви прибавьте 0,5–\u20601\u00A0см на толстые носки.',
        cn: '选购冬靴时请加0.5–\u20601厘米，以便穿厚袜。',
        it: 'Per gli stivali invernali aggiungi 0,5–\u20601\u00A0cm per le calze spesse.',
      },
    ],
    columns: [
      { mn: 'Размер', en: 'Size (EU)', ru: 'Размер (EU)', cn: '尺码（欧码）', it: 'Taglia (EU)' },
      {
        mn: 'Хөлийн урт, см',
        en: 'Foot length, cm',
        ru: 'Длина стопы, см',
        cn: '脚长（厘米）',
        it: 'Lunghezza del piede, cm',
      },
      { mn: 'АНУ, эрэгтэй', en: 'US, men', ru: 'США, мужской', cn: '美码（男）', it: 'USA, uomo' },
    ],
    rows: [36, 37, 38, 39, 40, 41, 42, 43, 44, 45].map(shoeSize),
  },
  clothes: {
    taxons: ['goods/fashion', 'goods/kids/clothes'],
    name: {
      mn: 'Хувцасны размер',
      en: 'Clothing sizes',
      ru: 'Размеры одежды',
      cn: '服装尺码',
      it: 'Taglie dei vestiti',
    },
    how: [
      {
        mn: 'Цээжний хамгийн өргөн хэсгээр туузыг чангалалгүй тойруулна.',
        en: 'Lay the tape around the fullest part of the chest without pulling it.',
        ru: 'Обхват груди измеряйте по самой широкой части, не натягивая ленту.',
        cn: '将软尺绕胸部最丰满处一周，不要拉紧。',
        it: 'Passa il metro attorno alla parte più ampia del torace senza tirarlo.',
      },
      {
        mn: 'Бэлхүүсийг хүйснээс дээш, хамгийн нарийн газраар хэмжинэ.',
        en: 'Measure the waist above the navel where it is narrowest.',
        ru: 'Обхват талии измеряйте выше пупка, в самом узком месте.',
        cn: '腰围请在肚脐上方最细处测量。',
        it: 'Misura la vita sopra l’ombelico, nel punto più stretto.',
      },
      {
        mn: 'Хоёр размерийн дунд байвал томыг нь аваарай; дээл дотуур давхар хувцас багтана.',
        en: 'Between two sizes take the larger one; a deel is worn over other clothes.',
        ru: 'Если вы между двумя размерами, берите больший: дэли носят поверх другой одежды.',
        cn: '介于两个尺码之间时请选大一码；蒙古袍通常穿在其他衣服外面。',
        it: 'Tra due taglie scegli la più grande: il deel si porta sopra altri vestiti.',
      },
    ],
    columns: [
      { mn: 'Размер', en: 'Size', ru: 'Размер', cn: '尺码', it: 'Taglia' },
      { mn: 'Цээж, см', en: 'Chest, cm', ru: 'Грудь, см', cn: '胸围（厘米）', it: 'Torace, cm' },
      { mn: 'Бэлхүүс, см', en: 'Waist, cm', ru: 'Талия, см', cn: '腰围（厘米）', it: 'Vita, cm' },
      { mn: 'Өндөр, см', en: 'Height, cm', ru: 'Рост, см', cn: '身高（厘米）', it: 'Altezza, cm' },
    ],
    rows: [
      ['S', '84–\u206090', '66–\u206072', '158–\u2060166'],
      ['M', '90–\u206098', '72–\u206080', '164–\u2060174'],
      ['L', '98–\u2060106', '80–\u206090', '170–\u2060180'],
      ['XL', '106–\u2060114', '90–\u2060100', '174–\u2060184'],
      ['XXL', '114–\u2060124', '100–\u2060112', '176–\u2060188'],
    ],
  },
};

/** What decides about the size guide of a product. */
interface SizedProduct {
  taxon_permalink: string;
  option_type_ids: readonly number[];
  details: { sizeGuide?: string | undefined };
}

/** The size guide of a product, when it comes in sizes: its own, or that of its taxon. */
export const sizeGuideOf = (product: SizedProduct, options: Options): string | null => {
  const { taxon_permalink: taxon, option_type_ids: typeIds, details } = product;
  const hasSizes = typeIds.some(id => options.types.get(id)?.code === 'size');
  if (!hasSizes) return null;
  if (details.sizeGuide !== undefined) return details.sizeGuide;
  const found = Object.entries(sizeGuides).find(([, { taxons }]) => taxons.some(root => isInBranch(taxon, root)));
  return found?.[0] ?? null;
};
