/** Public interface of the delivery module. */
export { arrivalOf, ratesFor, type DeliveryRate, usualHours, withoutWorse } from './delivery.rules';
export {
  findDeliveryChoices,
  findPickupLocation,
  findShipment,
  isPickupLocation,
  placeShipment,
  setShipment,
  type DeliveryRow,
  type PickupRow,
  type ShipmentRow,
} from './shipments.tables';
