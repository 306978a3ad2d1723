import { getCampaign, listCampaigns } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** All campaigns, the running ones first. */
export const campaignsQuery = () => endpointQuery(['content', 'campaigns'], listCampaigns);

export const campaignQuery = (slug: string) =>
  endpointQuery(['content', 'campaign', slug], getCampaign, { params: { slug } });
