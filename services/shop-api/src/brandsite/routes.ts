import { ageGateRoutes } from './age-gate.routes';
import { brandRoutes } from './brand.routes';

/** Routes of the brand's site. */
export const routes = [ageGateRoutes, brandRoutes];
