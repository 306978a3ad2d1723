import { articlesRoutes } from './articles.routes';
import { siteRoutes } from './site.routes';

export const routes = [articlesRoutes, siteRoutes];
