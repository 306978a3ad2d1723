import type { Campaign, CampaignCard, ProductCard } from '@ortoo/contracts';
import { readCards, readList } from '../catalog/api';
import { DomainError } from '../http/domain-error';
import type { Reader } from '../http/locale';
import { findPromotions } from '../promotions/api';
import type { Shop } from '../shop';
import { serializeCampaign, serializeCampaignCard } from './campaign.mapper';
import { type CampaignRow, findCampaign, findCampaigns, findIdsOfSlugs, findPrizes } from './campaigns.tables';

/** Products on the page of a campaign. */
const maxProducts = 12;

export const requireCampaign = async (db: Shop['db'], slug: string): Promise<CampaignRow> => {
  const row = await findCampaign(db, slug);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
};

export const readCampaigns = async (shop: Shop, reader: Reader): Promise<CampaignCard[]> => {
  const now = shop.clock();
  return (await findCampaigns(shop.db, now)).map(row => serializeCampaignCard(row, reader, now));
};

const productsOf = async (shop: Shop, { taxon, products }: CampaignRow, reader: Reader): Promise<ProductCard[]> => {
  if (taxon === null) return readCards(shop, await findIdsOfSlugs(shop.db, products.slice(0, maxProducts)), reader);
  const filter = { taxon, sort: 'sale_desc' as const, limit: maxProducts, offset: 0 };
  return (await readList(shop, filter, reader)).products;
};

export const readCampaign = async (shop: Shop, slug: string, reader: Reader): Promise<Campaign> => {
  const row = await requireCampaign(shop.db, slug);
  const [products, prizes, codes] = await Promise.all([
    productsOf(shop, row, reader),
    findPrizes(shop.db, row.id),
    findPromotions(shop.db, row.promotion_id === null ? [] : [row.promotion_id]),
  ]);
  return serializeCampaign(row, { products, prizes, code: codes[0] }, reader, shop.clock());
};
