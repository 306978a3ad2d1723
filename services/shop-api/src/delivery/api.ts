/** Public interface of the delivery module. */
export { arrivalOf, ratesFor, type DeliveryRate } from './delivery.rules';
export { findStoresMissingStock } from './pickup';
export {
  ensureShipment,
  findDeliveryChoices,
  findPickupLocation,
  findShipment,
  isPickupLocation,
  setShipment,
  type DeliveryRow,
  type PickupRow,
  type ShipmentRow,
} from './shipments.tables';
