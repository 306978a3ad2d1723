import { useStore } from '@nanostores/react';
import { definePersonalPage, type PageProps } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { OwnWishlist } from './own-wishlist';

const WishlistPage = ({ params }: PageProps) => {
  const user = useStore($user, { ssr: 'initial' });
  return user && <OwnWishlist userId={user.id} id={Number(params['id'])} />;
};

export const page = definePersonalPage('nav.wishes', WishlistPage);
