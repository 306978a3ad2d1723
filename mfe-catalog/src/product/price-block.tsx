import { css } from '@emotion/react';
import { lowestPrice } from '@ortoo/contracts';
import { formatDate, formatMoney, formatPercent } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Price } from '@ortoo/ui';
import type { ProductView } from './product-view.rules';
import { percentOff, priceRange, type Selection } from './variants.rules';

interface PriceBlockProps {
  product: ProductView;
  selection: Selection;
  size?: 'md' | 'lg';
}

/** Price of the selection, or the lowest still possible; with the old one where there is room. */
export const ProductPrice = ({ product, selection, size = 'lg' }: PriceBlockProps) => {
  const t = useMessages();
  const locale = useLocale();
  const range = priceRange(product, selection);
  if (!range || range.selling <= lowestPrice) return null;
  const now = formatMoney(range.selling, locale);
  const percent = percentOff(range);
  return (
    <Price
      size={size}
      now={range.isFrom || product.kind === 'hotel' ? t('price.from', { price: now }) : now}
      {...(size === 'lg' &&
        percent > 0 && { old: formatMoney(range.price, locale), percent: formatPercent(-percent, locale) })}
      labels={{ now: t('price.now'), old: t('price.old') }}
    />
  );
};

/** The price, how long it lasts, and what it is for. */
export const PriceBlock = ({ product, selection }: PriceBlockProps) => {
  const t = useMessages();
  const locale = useLocale();
  const range = priceRange(product, selection);
  const until = range && percentOff(range) > 0 ? product.sale_expire_at : null;
  return (
    <div css={style}>
      <div aria-live="polite">
        <ProductPrice product={product} selection={selection} />
      </div>
      {until && <p className="sale">{t('product.saleUntil', { date: formatDate(until, locale, 'medium') })}</p>}
      {product.kind === 'hotel' && <p className="soft">{t('hotels.perNight')}</p>}
    </div>
  );
};

const style = css`
  display: grid;
  justify-items: start;
  gap: 0.375rem;
  > .sale {
    color: var(--gold-ink);
    font-size: var(--text-sm);
    font-weight: 550;
    line-height: 1.3;
  }
`;
