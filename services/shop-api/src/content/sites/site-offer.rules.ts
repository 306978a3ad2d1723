import type { ProductKind } from '@ortoo/contracts';
import type { Site } from '../site-shapes';

/** Whether a site sells products of this kind. */
export const sellsKind = ({ product_kinds }: Pick<Site, 'product_kinds'>, kind: ProductKind): boolean =>
  product_kinds?.includes(kind) ?? true;

type PayingSite = Pick<Site, 'payment_methods' | 'wallets' | 'features' | 'lease_from'>;

/** Whether a site takes this way to pay: a site only narrows what the shop has. */
export const takesMethod = (
  site: PayingSite,
  { code, kind }: { code: string; kind: string },
  total: number,
): boolean => {
  if (kind === 'instalment') return site.features.lease !== false && total >= (site.lease_from ?? 0);
  return site.payment_methods?.includes(code) ?? true;
};

/** Whether a wallet, gift card or voucher pays here, by its code in payments: `wallet:money`, `gift_card:7`. */
export const takesSource = (site: PayingSite, source: string): boolean => {
  const [kind = '', code = ''] = source.split(':');
  return kind === 'wallet' ? (site.wallets?.includes(code) ?? true) : (site.payment_methods?.includes(kind) ?? true);
};
