import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, InlineNotice } from '@ortoo/ui';

/** Confirms the addition to the cart, with a link to it. */
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
