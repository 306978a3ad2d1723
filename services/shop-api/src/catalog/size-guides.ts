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
    name: { mn: 'Гутлын размер', en: 'Shoe sizes' },
    how: [
      {
        mn: 'Оройн цагаар хэмжээрэй: өдрийн турш хөл бага зэрэг томордог.',
        en: 'Measure in the evening: feet grow a little during the day.',
      },
      {
        mn: 'Цаасан дээр зогсоод өсгий, урт хурууны үзүүрийг тэмдэглээрэй. Хоорондох зай нь хөлийн урт.',
        en: 'Stand on paper and mark heel and longest toe. What lies between is the length of your foot.',
      },
      {
        mn: 'Өвлийн гуталд зузаан оймсонд зориулж 0.5–\u20601 см нэмээрэй.',
        en: 'For winter boots add half a centimetre to one for thick socks.',
      },
    ],
    columns: [
      { mn: 'Размер', en: 'Size (EU)' },
      { mn: 'Хөлийн урт, см', en: 'Foot length, cm' },
      { mn: 'АНУ, эрэгтэй', en: 'US, men' },
    ],
    rows: [36, 37, 38, 39, 40, 41, 42, 43, 44, 45].map(shoeSize),
  },
  clothes: {
    taxons: ['goods/fashion', 'goods/kids/clothes'],
    name: { mn: 'Хувцасны размер', en: 'Clothing sizes' },
    how: [
      {
        mn: 'Цээжний хамгийн өргөн хэсгээр туузыг чангалалгүй тойруулна.',
        en: 'Lay the tape around the fullest part of the chest without pulling it.',
      },
      {
        mn: 'Бэлхүүсийг хүйснээс дээш, хамгийн нарийн газраар хэмжинэ.',
        en: 'Measure the waist above the navel where it is narrowest.',
      },
      {
        mn: 'Хоёр размерийн дунд байвал томыг нь аваарай; дээл дотуур давхар хувцас багтана.',
        en: 'Between two sizes take the larger one; a deel is worn over other clothes.',
      },
    ],
    columns: [
      { mn: 'Размер', en: 'Size' },
      { mn: 'Цээж, см', en: 'Chest, cm' },
      { mn: 'Бэлхүүс, см', en: 'Waist, cm' },
      { mn: 'Өндөр, см', en: 'Height, cm' },
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
