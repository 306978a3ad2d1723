import { css } from '@emotion/react';
import { leaseOffer, leaseTerms, money } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { LeaseButton } from './lease-button';
import type { ProductView } from './product-view.rules';
import { SaleClock } from './sale-clock';
import { percentOff, priceRange, type Selection } from './variants.rules';

interface OfferTermsProps {
  product: ProductView;
  selection: Selection;
}

/** The end of the sale and the monthly instalment; below the purchase, so that a phone's first screen has the sizes. */
export const OfferTerms = ({ product, selection }: OfferTermsProps) => {
  const t = useMessages();
  const locale = useLocale();
  const range = priceRange(product, selection);
  if (!range) return null;
  const lease = leaseOffer(range.selling, Math.max(...leaseTerms.months));
  const until = percentOff(range) > 0 ? product.sale_expire_at : null;
  return (
    <div css={style}>
      {until && <p className="soft sale">{t('product.saleUntil', { date: formatDate(until, locale, 'medium') })}</p>}
      <SaleClock product={product} isOnSale={Boolean(until)} />
      {lease.ok && range.selling >= leaseTerms.productLimit && (
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
  > .sale {
    color: var(--gold-ink);
    font-weight: 550;
  }
`;
