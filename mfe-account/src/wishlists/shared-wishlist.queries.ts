import { getSharedWishlist } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

export const sharedWishlistQuery = (token: string) =>
  endpointQuery(['shared wishlist', token], getSharedWishlist, { params: { token } });
