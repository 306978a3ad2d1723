import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, InlineNotice } from '@ortoo/ui';
import type { Filled } from './fill-cart';

/** What is in the cart now, and by name what is not. */
export const FilledNotice = ({ filled: { added, left } }: { filled: Filled }) => {
  const t = useMessages();
  const href = useHref();
  const names = left.map(({ name, reason }) => t(`wishlists.why.${reason}`, { name })).join(', ');
  return (
    <InlineNotice
      announce
      tone={left.length === 0 ? 'good' : 'warn'}
      title={added > 0 ? t('wishlists.addedAll', { count: added }) : t('wishlists.addedNone')}
      action={
        added > 0 && (
          <ButtonLink kind="quiet" size="sm" href={href('/cart')}>
            {t('actions.goToCart')}
          </ButtonLink>
        )
      }
    >
      {names && t('wishlists.left', { names })}
    </InlineNotice>
  );
};
