import { lowestPrice } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { InlineNotice } from '@ortoo/ui';
import type { ProductView } from './product-view.rules';

/** From when a product is sold, or that it has no price; in place of its purchase. */
export const NotForSale = ({ product: { variants, available_on } }: { product: ProductView }) => {
  const t = useMessages();
  const locale = useLocale();
  const hasPrice = variants.some(({ selling }) => selling > lowestPrice);
  return (
    <InlineNotice tone="warn">
      {hasPrice
        ? t('product.notYetOnSale', { date: formatDate(available_on, locale, 'day') })
        : t('product.withoutPrice')}
    </InlineNotice>
  );
};
