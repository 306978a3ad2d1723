import { wishesRoutes } from './wishes.routes';
import { wishlistsRoutes } from './wishlists.routes';

export const routes = [wishesRoutes, wishlistsRoutes];
