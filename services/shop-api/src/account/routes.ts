import { oauthRoutes } from './oauth.routes';
import { rolesRoutes } from './roles.routes';
import { sessionRoutes } from './session.routes';
import { wishesRoutes } from './wishes.routes';

export const routes = [oauthRoutes, rolesRoutes, sessionRoutes, wishesRoutes];
