/** Public interface of the campaigns module. */
export { requireCampaign } from './campaigns';
export {
  type CampaignRow,
  findIdsOfSlugs,
  findPrizes,
  findRunning,
  findUndrawn,
  listCampaignSlugs,
  listGiftSlugs,
  markDrawn,
  type PrizeRow,
  takePrize,
} from './campaigns.tables';
