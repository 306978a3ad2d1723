import { cashmere } from './cashmere';
import { feltBoots } from './felt-boots';
import { gobiWinter } from './gobi-winter';
import { hotelCoupon } from './hotel-coupon';
import { khuvsgul } from './khuvsgul';
import type { SeedArticle } from './shape';
import { ulaanbaatar } from './ulaanbaatar';
import { visitingAGer } from './visiting-a-ger';

export const seedArticles: readonly SeedArticle[] = [
  feltBoots,
  cashmere,
  hotelCoupon,
  gobiWinter,
  ulaanbaatar,
  khuvsgul,
  visitingAGer,
];
