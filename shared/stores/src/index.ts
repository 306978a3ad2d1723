export { connectStores, pageApi } from './api';
export { $bookmarkedIds, startBookmarks, toggleBookmark } from './bookmarks.store';
export { $compared, $listLayout, toggleCompare } from './collections.store';
export { $searchHistory, $viewedIds, forgetSearch, noteSearch, noteViewed, startHistory } from './history.store';
export {
  $cartActivity,
  $cartCount,
  $guestOrders,
  $order,
  $orderToken,
  addToCart,
  changeQuantity,
  forgetGuestOrder,
  loadOrder,
  orderHeaders,
  rememberGuestOrder,
  removeLine,
  resetOrder,
  takeOrder,
} from './order.store';
export { $online } from './online.store';
export { forgetStored, persisted, startPersistence, storedInTab } from './persist';
export {
  $isStaff,
  $sessionActivity,
  $unreadCount,
  $user,
  confirmSignUp,
  signIn,
  signOut,
  signUp,
  startSession,
  verifySession,
} from './session.store';
export { takeEvents, emit } from './shop-events';
export { $toasts, dismissToast, showToast, warnOf, type Toast } from './toasts.store';
export { $viewport } from './viewport.store';
export { $wishedIds, startWishes, takeWishes, toggleWish } from './wishes.store';
