import { brandsRoutes } from './brands.routes';
import { factsRoutes } from './facts.routes';
import { offersRoutes } from './offers/offers.routes';
import { placesRoutes } from './places/places.routes';
import { productsRoutes } from './products.routes';
import { moderationRoutes } from './reviews/moderation.routes';
import { reviewsRoutes } from './reviews/reviews.routes';
import { taxonsRoutes } from './taxons.routes';

export const routes = [
  brandsRoutes,
  factsRoutes,
  offersRoutes,
  placesRoutes,
  productsRoutes,
  moderationRoutes,
  reviewsRoutes,
  taxonsRoutes,
];
