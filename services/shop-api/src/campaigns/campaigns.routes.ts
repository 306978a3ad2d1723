import { implement, type Routes } from '../http/implement';
import { readCampaign, readCampaigns } from './campaigns';

export const campaignsRoutes: Routes = (app, shop) => {
  implement(app, 'listCampaigns', async ({ reader }) => ({ promotions: await readCampaigns(shop, reader) }));

  implement(app, 'getCampaign', async ({ params: { slug }, reader }) => readCampaign(shop, slug, reader));
};
