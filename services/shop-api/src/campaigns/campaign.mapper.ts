import type { Campaign, CampaignCard, Prize, ProductCard } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { picturePath, time } from '../http/display';
import { inLanguageOf, otherLanguage, type Reader, textFor } from '../http/locale';
import type { PromotionRow } from '../promotions/api';
import { daysLeft, stateOf } from './campaign.rules';
import type { CampaignRow, PrizeRow } from './campaigns.tables';

export const serializeCampaignCard = (row: CampaignRow, reader: Reader, now: Date): CampaignCard => ({
  slug: row.slug,
  kind: row.kind,
  title: textFor(reader, row.title),
  summary: textFor(reader, row.summary),
  ...otherLanguage(reader, row.title),
  image: picturePath(row.image),
  image_alt: textFor(reader, row.image_alt),
  starts_at: time(row.starts_at),
  ends_at: time(row.ends_at),
  state: stateOf(row, now),
  days_left: daysLeft(row, now),
});

export const serializePrize = ({ id, name, kind, weight, stock }: PrizeRow, reader: Reader): Prize => ({
  ...{ id, name: textFor(reader, name), kind, weight, left: stock },
});

interface CampaignParts {
  code: PromotionRow | undefined;
  products: ProductCard[];
  prizes: readonly PrizeRow[];
}

export const serializeCampaign = (
  row: CampaignRow,
  { code, products, prizes }: CampaignParts,
  reader: Reader,
  now: Date,
): Campaign => ({
  ...serializeCampaignCard(row, reader, now),
  body: inLanguageOf(reader, row.body) ?? { type: 'doc', content: [] },
  terms: inLanguageOf(reader, row.terms) ?? [],
  code: code ? { code: code.code, name: textFor(reader, code.name) } : null,
  products,
  taxon: row.taxon,
  prizes: prizes.map(prize => serializePrize(prize, reader)),
  display_min_order: formatMoney(row.min_order, reader.locale),
});
