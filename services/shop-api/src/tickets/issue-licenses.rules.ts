import { couponNumber } from './coupon-code.rules';
import type { Text } from '../db/schema.types';
import type { LineRow } from '../orders/api';

const day = 86_400_000;

export interface IssuedLicense {
  number: string;
  line_item_id: number;
  name: Text;
  issued_at: Date;
  valid_until: Date | null;
}

/** A licence for each piece bought of a product with licences. */
export const licensesFor = (lines: readonly LineRow[], now: Date): IssuedLicense[] =>
  lines.flatMap(line => {
    const { license } = line.details;
    if (!license) return [];
    const names = Object.entries(line.text).map(([locale, text]) => [locale, text?.name ?? '']);
    const name = Object.fromEntries(names) as Text;
    return Array.from({ length: line.quantity }, () => ({
      number: couponNumber(),
      line_item_id: line.id,
      name,
      issued_at: now,
      valid_until: license.days === null ? null : new Date(now.getTime() + license.days * day),
    }));
  });
