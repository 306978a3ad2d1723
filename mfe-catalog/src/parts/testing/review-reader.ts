import type { MyReview, User } from '@ortoo/contracts';
import { resetStores } from '@ortoo/testing';
import { $reviewDrafts } from '../reviews/draft.store';

/** A signed-in shopper who has bought the product and has not reviewed it. */
export const reader: User = {
  id: 7,
  email: 'reader@example.mn',
  phone: null,
  firstname: 'Уншигч',
  lastname: '',
  roles: ['shopper'],
  ship_address: null,
};
export const nothing: MyReview = { review: null, helpful: [], verified: true };

/** Each test begins without drafts, and sends known keys. */
export const prepareReviews = (): void => {
  beforeAll(() => {
    Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => 'one-command', configurable: true });
  });
  beforeEach(() => {
    resetStores();
    $reviewDrafts.set({});
  });
};
