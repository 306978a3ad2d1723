/** Public interface of the orders module. */
export { ageFault } from './age.rules';
export { offerBooking } from './booked-lines';
export { hasBought } from './bought.tables';
export { addLine, deleteLine, deleteLines, findLines, findSellable, setLine, type LineRow } from './line-items.tables';
export { mergedQuantity, offer, shortageOf } from './lines';
export {
  amountDue,
  isFrozen,
  livePayment,
  type KnownOrder,
  type OrderRecords,
  type OrderView,
  type SourcePayment,
  viewOrder,
} from './order-view';
export { blocksOf, checkoutSteps, nextState, stateForStep } from './order.rules';
export {
  claimOrder,
  deleteOrder,
  findAdjacent,
  findContact,
  findCurrentOrder,
  findOrderById,
  findOverdue,
  insertOrder,
  listOrders,
  lockOrder,
  type LockOrder,
  type OrderRow,
  type Owner,
  rememberBuyer,
  updateOrder,
} from './orders.tables';
export { findOwnOrder, lockOwnOrder, orderTokenOf, ownerOf, requireOwnOrder } from './owner';
export { reserve, unreserve } from './reserve';
export { findStoresMissingStock } from './stores-missing-stock';
export { totalsOf } from './totals.rules';
export { requireShare } from './vendor-orders';
export { hasLineOf } from './vendor-orders.tables';
