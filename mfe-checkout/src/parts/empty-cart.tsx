import { useHref, useMessages } from '@ortoo/remote';
import { BagIcon, ButtonLink, EmptyState, type EmptyStateProps } from '@ortoo/ui';

export const EmptyCart = ({ level = 2 }: Pick<EmptyStateProps, 'level'>) => {
  const t = useMessages();
  const href = useHref();
  return (
    <EmptyState
      level={level}
      icon={<BagIcon />}
      title={t('cart.empty')}
      text={t('cart.emptyText')}
      actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
    />
  );
};
