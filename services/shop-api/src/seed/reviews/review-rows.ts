import { hasAspects, reviewAspects, type ReviewScores } from '@ortoo/contracts';
import type { Insertable } from 'kysely';
import { isInBranch } from '../../catalog/taxon.rules';
import type { Tables } from '../../db/schema';
import type { PictureFile, SeedProduct } from '../seed-shape';
import { guests, locals } from './authors';
import { goodsVoices, ofAnything } from './goods';
import type { Said } from './shape';
import { travelVoices } from './travel';

type Row = Insertable<Tables['reviews']>;

const day = 86_400_000;
const maxPerProduct = 9;

/** The texts that fit a product best: those of its own taxon, else of an ancestor. */
const voicesOf = ({ kind, taxon }: Pick<SeedProduct, 'kind' | 'taxon'>): readonly Said[] => {
  if (kind !== 'goods') return travelVoices[kind] ?? [];
  const roots = Object.keys(goodsVoices).filter(root => isInBranch(taxon, root));
  const nearest = roots.sort((a, b) => b.length - a.length)[0];
  return nearest === undefined ? [] : [...(goodsVoices[nearest] ?? []), ...ofAnything];
};

/** Stars of this number of reviews with the closest possible average. */
export const starsFor = (average: number, count: number): number[] => {
  let missing = Math.round((5 - average) * count);
  const stars: number[] = [];
  for (let left = count; left > 0; left--) {
    const here = missing >= left + 1 || (missing >= 3 && left > 2) ? Math.min(3, missing) : Math.min(1, missing);
    missing -= here;
    stars.push(5 - here);
  }
  return stars;
};

/** Steps through a list so that neighbours differ, and visits each entry once before any twice. */
const turn = <T>(list: readonly T[], seed: number, at: number): T | undefined => list[(seed * 7 + at * 5) % list.length];

/** Scores near the stars of a review. Each hotel is good at one aspect and weak at another; some guests give none. */
export const scoresNear = (stars: number, seed: number, at: number): ReviewScores => {
  if ((seed + at) % 5 === 4) return {};
  const scores = reviewAspects.map((aspect, position) => {
    const strength = position === seed % 5 ? 1 : position === (seed + 2) % 5 ? -1 : 0;
    const mood = (seed + at * 3 + position) % 7 === 0 ? -1 : 0;
    return [aspect, Math.min(5, Math.max(1, stars + strength + mood))] as const;
  });
  return Object.fromEntries(scores);
};

const isGuest = (text: string): boolean => !/[А-Яа-яӨөҮү]/.test(text);

interface Source {
  seed: number;
  voices: readonly Said[];
  average: number;
  count: number;
  pictures: readonly PictureFile[];
  now: Date;
}

const rowsOf = ({ seed, voices, average, count, pictures, now }: Source): Omit<Row, 'product_id' | 'vendor_id'>[] => {
  const used = new Set<string>();
  return starsFor(average, count).flatMap((rating, at) => {
    const fitting = voices.filter(([stars, text]) => (stars === rating || (rating < 3 && stars < 3)) && !used.has(text));
    const text = turn(fitting, seed, at)?.[1];
    if (text === undefined) return [];
    used.add(text);
    const hasPicture = pictures.length > 0 && (seed + at) % 4 === 0;
    return [
      {
        author: turn<string>(isGuest(text) ? guests : locals, seed, at + 1) ?? '',
        rating,
        comment: text,
        images: JSON.stringify(hasPicture ? [{ file: pictures[at % pictures.length], name: '' }] : []),
        state: 'approved' as const,
        reason: null,
        verified: (seed + at) % 6 !== 0,
        helpful: (seed * 3 + at * 11) % 17,
        created_at: new Date(now.getTime() - (3 + ((seed * 13 + at * at * 23 + at * 11) % 290)) * day),
      },
    ];
  });
};

/** Number of example reviews; a real shop would have more. */
const countFor = (requested: number): number => Math.min(maxPerProduct, Math.round(Math.sqrt(requested) * 0.6));

export const reviewsOfProduct = (product: SeedProduct, seed: number, now: Date): Row[] => {
  if (!product.rating) return [];
  const { average, count } = product.rating;
  const voices = voicesOf(product);
  return rowsOf({ seed, voices, average, count: countFor(count), pictures: product.images, now }).map((row, at) => ({
    ...row,
    ...(hasAspects(product.kind) && { scores: JSON.stringify(scoresNear(row.rating, seed, at)) }),
    product_id: product.id,
    vendor_id: null,
  }));
};

export const reviewsOfVendor = (vendor_id: number, now: Date): Row[] => {
  const average = 4.2 + (vendor_id % 4) * 0.2;
  const voices = travelVoices['vendor'] ?? [];
  const source = { seed: vendor_id, voices, average, count: 4 + (vendor_id % 3), pictures: [], now };
  return rowsOf(source).map(row => ({ ...row, product_id: null, vendor_id }));
};
