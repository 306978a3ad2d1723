import { brandsRoutes } from './brands.routes';
import { directoryRoutes } from './directory/directory.routes';
import { factsRoutes } from './facts.routes';
import { importRoutes } from './staff-products/import.routes';
import { listingRoutes } from './listing/listing.routes';
import { offersRoutes } from './offers/offers.routes';
import { placesRoutes } from './places/places.routes';
import { productsRoutes } from './products.routes';
import { staffProductsRoutes } from './staff-products/staff-products.routes';
import { searchRulesRoutes } from './search-rules/search-rules.routes';
import { taxonsRoutes } from './taxons.routes';

export const routes = [
  brandsRoutes,
  directoryRoutes,
  factsRoutes,
  importRoutes,
  listingRoutes,
  offersRoutes,
  placesRoutes,
  productsRoutes,
  staffProductsRoutes,
  searchRulesRoutes,
  taxonsRoutes,
];
