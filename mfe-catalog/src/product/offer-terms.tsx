import { css } from '@emotion/react';
import { leaseOffer, leaseTerms, money } from '@ortoo/contracts';
import { useSite } from '@ortoo/remote';
import { LeaseButton } from './lease-button';
import type { ProductView } from './product-view.rules';
import { SaleClock } from './sale-clock';
import { percentOff, priceRange, type Selection } from './variants.rules';

interface OfferTermsProps {
  product: ProductView;
  selection: Selection;
}

/** The countdown of the sale and the monthly instalment; below the purchase, so that a phone's first screen has the sizes. */
export const OfferTerms = ({ product, selection }: OfferTermsProps) => {
  const { lease: hasLease = true } = useSite().configs.features;
  const range = priceRange(product, selection);
  if (!range) return null;
  const lease = leaseOffer(range.selling, Math.max(...leaseTerms.months));
  return (
    <div css={style}>
      <SaleClock product={product} isOnSale={percentOff(range) > 0 && product.sale_expire_at !== null} />
      {hasLease && lease.ok && range.selling >= leaseTerms.productLimit && (
        <LeaseButton price={range.selling} monthly={money(lease.value.monthly)} />
      )}
    </div>
  );
};

const style = css`
  display: grid;
  justify-items: start;
  gap: 0.375rem;
  &:empty {
    display: none;
  }
`;
