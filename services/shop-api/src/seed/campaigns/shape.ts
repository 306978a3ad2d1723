import type { CampaignKind, PrizeKind } from '@ortoo/contracts';
import type { Text } from '../../db/schema.types';
import type { SeedBlock } from '../content/shape';

export interface SeedPrize {
  name: Text;
  kind: PrizeKind;
  amount?: number;
  min_order?: number;
  /** Slug. */
  product?: string;
  weight: number;
  stock?: number;
}

export interface SeedCampaign {
  slug: string;
  kind: CampaignKind;
  title: Text;
  summary: Text;
  body: Text<SeedBlock[]>;
  terms: Text<string[]>;
  image: string;
  imageAlt: Text;
  /** A code of `example-money.ts`. */
  code?: string;
  taxon?: string;
  /** Slugs. */
  products?: string[];
  minOrder?: number;
  /** In days after the clock. */
  starts: number;
  ends: number;
  prizes?: readonly SeedPrize[];
}
