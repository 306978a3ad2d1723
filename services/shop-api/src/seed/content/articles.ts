import { cashmere } from './cashmere';
import { feltBoots } from './felt-boots';
import { gobiWinter } from './gobi-winter';
import { hotelCoupon } from './hotel-coupon';
import { khuvsgul } from './khuvsgul';
import { livingArticles } from './living/index';
import { newsItems } from './news/index';
import { feltMakers } from './news-felt-makers';
import { winterDelivery } from './news-winter-delivery';
import type { SeedArticle } from './shape';
import { travelArticles } from './travel/index';
import { ulaanbaatar } from './ulaanbaatar';
import { visitingAGer } from './visiting-a-ger';

/** Articles and news, each kind with the newest first. */
export const seedArticles: readonly SeedArticle[] = [
  feltBoots,
  cashmere,
  hotelCoupon,
  gobiWinter,
  ulaanbaatar,
  khuvsgul,
  visitingAGer,
  ...[...livingArticles, ...travelArticles].toSorted((a, b) => a.daysAgo - b.daysAgo),
  winterDelivery,
  feltMakers,
  ...newsItems,
];
