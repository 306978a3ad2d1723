import { useStore } from '@nanostores/react';
import { definePersonalPage, failedPage, signInPath, useHref, useMessages } from '@ortoo/remote';
import { $user, $wishedIds, toggleWish } from '@ortoo/stores';
import { ButtonLink, ErrorPanel, HeartIcon, IconButton, InlineNotice, ListSkeleton } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountFrame } from '../parts/account-frame';
import { RemovedNotice } from '../parts/removed-notice';
import { VariantRow } from '../parts/variant-row';
import { Nothing, OwnWishlist } from './own-wishlist';
import { localWishesQuery } from './wishlists.queries';

/** The wishes of a guest, which this device keeps. */
const LocalWishes = () => {
  const t = useMessages();
  const href = useHref();
  const wishedIds = useStore($wishedIds, { ssr: 'initial' });
  const [removed, setRemoved] = useState<{ id: number; name: string }>();
  const query = useQuery(localWishesQuery(wishedIds));
  const { data, isError } = query;
  const isEmpty = wishedIds.length === 0;
  const shown = (data?.variants ?? []).filter(({ id }) => wishedIds.includes(id));
  const undo = ({ id }: { id: number }) => {
    toggleWish(id);
    setRemoved(undefined);
  };
  return (
    <AccountFrame title={t('nav.wishes')}>
      <InlineNotice
        action={
          <ButtonLink kind="quiet" size="sm" href={href(signInPath('/wishlists'))}>
            {t('actions.signIn')}
          </ButtonLink>
        }
      >
        {t('wishlists.guest')}
      </InlineNotice>
      {removed && (
        <RemovedNotice onUndo={() => undo(removed)}>{t('wishlists.removed', { name: removed.name })}</RemovedNotice>
      )}
      {isEmpty && <Nothing isOnly />}
      {!isEmpty && isError && <ErrorPanel {...failedPage(t, query)} />}
      {!isEmpty && !data && !isError && <ListSkeleton label={t('state.loading')} count={4} />}
      {shown.length > 0 && (
        <ul aria-label={t('nav.wishes')}>
          {shown.map(variant => (
            <VariantRow
              key={variant.id}
              variant={variant}
              tools={
                <IconButton
                  label={`${t('wishlists.remove')}: ${variant.name}`}
                  icon={<HeartIcon />}
                  pressed
                  onClick={() => {
                    toggleWish(variant.id);
                    setRemoved(variant);
                  }}
                />
              }
            />
          ))}
        </ul>
      )}
    </AccountFrame>
  );
};

const Wishlists = () => {
  const user = useStore($user, { ssr: 'initial' });
  return user ? <OwnWishlist userId={user.id} /> : <LocalWishes />;
};

export const page = definePersonalPage('nav.wishes', Wishlists);
