export { connectStores } from './api';
export {
  $compared,
  $listLayout,
  $searchHistory,
  $viewedIds,
  forgetSearch,
  noteSearch,
  noteViewed,
  toggleCompare,
} from './collections.store';
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
  $user,
  confirmSignUp,
  signIn,
  signOut,
  signUp,
  verifySession,
} from './session.store';
export { takeEvents, emit } from './shop-events';
export { $toasts, dismissToast, showToast, warnOf, type Toast } from './toasts.store';
export { $viewport } from './viewport.store';
export { $wishedIds, startWishes, toggleWish } from './wishes.store';
