import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, InlineNotice } from '@ortoo/ui';

/** Says that it is in the cart, and leads there. */
export const AddedNotice = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <InlineNotice
      tone="good"
      announce
      action={
        <ButtonLink size="sm" href={href('/cart')}>
          {t('actions.goToCart')}
        </ButtonLink>
      }
    >
      {t('notices.addedToCart')}
    </InlineNotice>
  );
};
