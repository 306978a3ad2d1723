import { useHref, useMessages } from '@ortoo/remote';
import { ActionBar, Button, ButtonLink } from '@ortoo/ui';
import { chooseText } from './choose-text';
import { ProductPrice } from './price-block';
import type { ProductView } from './product-view.rules';
import type { Purchase } from './use-purchase';
import type { Selection } from './variants.rules';

interface PhoneBuyBarProps {
  product: ProductView;
  selection: Selection;
  purchase: Purchase;
}

/** Price and buy button of a phone's page, always in reach. */
export const PhoneBuyBar = ({ product, selection, purchase }: PhoneBuyBarProps) => {
  const t = useMessages();
  const href = useHref();
  const { missing } = purchase;
  const buy = purchase.isSoldOut ? (
    <Button disabled>{t(purchase.variant?.heldUntil ? 'product.held' : 'state.soldOut')}</Button>
  ) : (
    <Button busy={purchase.busy} onClick={purchase.buy}>
      {t('actions.addToCart')}
    </Button>
  );
  const action = purchase.isAdded ? <ButtonLink href={href('/cart')}>{t('actions.goToCart')}</ButtonLink> : buy;
  return (
    <ActionBar action={action} error={missing && chooseText(t, missing)}>
      <ProductPrice product={product} selection={selection} size="md" />
    </ActionBar>
  );
};
