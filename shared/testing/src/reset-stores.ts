import {
  $bookmarkedIds,
  $cartActivity,
  $compared,
  $order,
  $orderToken,
  $searchHistory,
  $toasts,
  $user,
  $viewedIds,
  $wishedIds,
  connectStores,
} from '@ortoo/stores';
import { fakeApi, type FakeApi, type FakeAnswer } from './fake-api';

/** Resets every shared store and sets an api with these responses. */
export const resetStores = (answers: Record<string, FakeAnswer> = {}): FakeApi => {
  $order.set(null);
  $orderToken.set(null);
  $user.set(null);
  $wishedIds.set([]);
  $compared.set([]);
  $viewedIds.set([]);
  $searchHistory.set([]);
  $bookmarkedIds.set([]);
  $toasts.set([]);
  $cartActivity.set({ fetching: false, updating: false, justChanged: false, failed: false });
  const api = fakeApi(answers);
  connectStores(api);
  return api;
};
