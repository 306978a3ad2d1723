import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, InlineNotice } from '@ortoo/ui';
import { VoidInvoice } from './void-invoice';

/** Confirms the addition of a booking to the cart, or says that it is already there; with a link to it. */
export const AddedNotice = ({ wasInCart }: { wasInCart: boolean }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <>
      <InlineNotice
        tone={wasInCart ? 'warn' : 'good'}
        announce
        action={
          <ButtonLink size="sm" href={href('/cart')}>
            {t('actions.goToCart')}
          </ButtonLink>
        }
      >
        {t(wasInCart ? 'product.bookedBefore' : 'notices.addedToCart')}
      </InlineNotice>
      <VoidInvoice />
    </>
  );
};
