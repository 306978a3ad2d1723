import type { z } from 'zod';
import type * as schema from './order.schema';

export type OrderState = z.infer<typeof schema.orderStateSchema>;
export type PaymentState = z.infer<typeof schema.paymentStateSchema>;
export type ShipmentState = z.infer<typeof schema.shipmentStateSchema>;
/** A cart while its state is `cart`, an order afterwards. */
export type Order = z.infer<typeof schema.orderSchema>;
export type LineItem = z.infer<typeof schema.lineItemSchema>;
export type Address = z.infer<typeof schema.addressSchema>;
export type Addresses = z.infer<typeof schema.addressesSchema>;
export type Shipment = z.infer<typeof schema.shipmentSchema>;
export type PickupLocations = z.infer<typeof schema.pickupLocationsSchema>;
export type PickupLocation = z.infer<typeof schema.pickupLocationSchema>;
export type ShippingRate = z.infer<typeof schema.shippingRateSchema>;
export type Payment = z.infer<typeof schema.paymentSchema>;
export type PaymentMethod = z.infer<typeof schema.paymentMethodSchema>;
/** Reason why a payment failed. */
export type PaymentFailure = z.infer<typeof schema.paymentFailureSchema>;
/** What an open payment shows: a QR code, a provider's page, or the account to transfer to. */
export type Invoice = z.infer<typeof schema.invoiceSchema>;
/** A coupon or e-ticket that was issued for a paid order. */
export type Coupon = z.infer<typeof schema.couponSchema>;
/** One missing condition before a cart can become an order. */
export type Requirement = z.infer<typeof schema.requirementSchema>;
export type Orders = z.infer<typeof schema.ordersSchema>;
export type Coupons = z.infer<typeof schema.couponsSchema>;
export type CouponKey = z.infer<typeof schema.couponKeySchema>;
