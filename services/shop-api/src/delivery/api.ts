/** Public interface of the delivery module. */
export { arrivalOf, ratesFor, type DeliveryRate, usualHours } from './delivery.rules';
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
