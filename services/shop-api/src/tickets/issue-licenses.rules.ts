import { couponNumber } from './coupon-code.rules';
import type { LineRow } from '../orders/api';

const day = 86_400_000;

/** A licence for each piece bought of a product with licences. */
export const licensesFor = (lines: readonly LineRow[], now: Date) =>
  lines.flatMap(line => {
    const { license } = line.details;
    if (!license) return [];
    const names = Object.entries(line.text).map(([locale, text]) => [locale, text?.name ?? '']);
    return Array.from({ length: line.quantity }, () => ({
      number: couponNumber(),
      line_item_id: line.id,
      name: JSON.stringify(Object.fromEntries(names)),
      issued_at: now,
      valid_until: license.days === null ? null : new Date(now.getTime() + license.days * day),
    }));
  });
