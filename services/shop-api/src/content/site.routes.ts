import { implement, type Routes } from '../http/implement';
import { readSiteData } from './site-data';

export const siteRoutes: Routes = (app, shop) => {
  implement(app, 'getSiteData', async ({ site, query, reader }) => readSiteData(shop, site, query, reader));
};
