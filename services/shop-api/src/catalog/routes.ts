import { brandsRoutes } from './brands.routes';
import { factsRoutes } from './facts.routes';
import { listingRoutes } from './listing/listing.routes';
import { offersRoutes } from './offers/offers.routes';
import { placesRoutes } from './places/places.routes';
import { productsRoutes } from './products.routes';
import { staffProductsRoutes } from './staff-products/staff-products.routes';
import { taxonsRoutes } from './taxons.routes';

export const routes = [
  brandsRoutes,
  factsRoutes,
  listingRoutes,
  offersRoutes,
  placesRoutes,
  productsRoutes,
  staffProductsRoutes,
  taxonsRoutes,
];
