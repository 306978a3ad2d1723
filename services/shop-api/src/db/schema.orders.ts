import type {
  Booking,
  Invoice,
  OrderState,
  Payment,
  PaymentFailure,
  PaymentMethod,
  PaymentState,
  Scan,
  Shipment,
  ShipmentState,
} from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { ColumnType, Generated } from 'kysely';
import type { Json, MaybeTime, Text, Time } from './schema.types';

/** Product data of a coupon as it was sold. */
export interface CouponSnapshot {
  name: Text;
  options: { type: Text; value: Text }[];
  image: string | null;
  store: Text;
  place: Text | null;
}

export interface OrderTables {
  addresses: {
    id: Generated<number>;
    user_id: number | null;
    firstname: string;
    lastname: string;
    phone: string;
    email: string | null;
    province: string;
    district: string;
    subdistrict: string;
    address1: string;
    address2: string | null;
    zipcode: string | null;
  };
  orders: {
    id: Generated<number>;
    number: string;
    token: string;
    user_id: number | null;
    site: string;
    state: OrderState;
    payment_state: PaymentState | null;
    shipment_state: ShipmentState | null;
    email: Generated<string | null>;
    special_instructions: Generated<string | null>;
    bill_address_id: Generated<number | null>;
    ship_address_id: Generated<number | null>;
    delivery_id: Generated<number | null>;
    pickup_location_id: Generated<number | null>;
    item_total: Generated<number>;
    ship_total: Generated<number>;
    adjustment_total: Generated<number>;
    payment_total: Generated<number>;
    /** Fee of the chosen way of paying. */
    fee_total: Generated<number>;
    held_until: MaybeTime;
    lock_version: Generated<number>;
    created_at: Time;
    updated_at: Time;
    completed_at: MaybeTime;
    delivered_at: MaybeTime;
    /** Language of emails to the buyer. */
    locale: Generated<Locale>;
    /** Person who collects the goods, when it is not the buyer. */
    receiver_name: Generated<string | null>;
    receiver_phone: Generated<string | null>;
    /** Phone number of a guest. */
    phone: Generated<string | null>;
    /** `YYYY-MM-DD`, as the buyer of alcohol has confirmed it. */
    birth_date: Generated<string | null>;
    sale_counted_at: MaybeTime;
    /** When it was paid, or made while it is not; filled by the database. */
    placed_at: ColumnType<Date, never, never>;
    /** What it costs, filled by the database. */
    total: ColumnType<number, never, never>;
  };
  /** What staff note about an order. */
  order_notes: { id: Generated<number>; order_id: number; user_id: number; text: string; created_at: Time };
  line_items: {
    id: Generated<number>;
    order_id: number;
    variant_id: number;
    quantity: number;
    price: number;
    options: Json<Record<string, string>>;
    booking: ColumnType<Booking | null, string | undefined, string>;
    gift: boolean;
  };
  delivery_choices: {
    id: number;
    code: string;
    /** The texts of a code that is in no catalogue. */
    name: Json<Text>;
    description: Json<Text>;
    fee: number;
    free_from: number | null;
    provinces: Json<string[] | null>;
    kind: Generated<'courier' | 'pickup'>;
    hours_from: Generated<number>;
    hours_to: Generated<number>;
    /** Hours of the shop's day from and before which it can be paid for. */
    paid_from: Generated<number | null>;
    paid_before: Generated<number | null>;
    /** Only for goods that have not arrived yet. */
    pre_order: Generated<boolean>;
    position: number;
    active: boolean;
  };
  payment_methods: {
    id: number;
    code: string;
    /** The texts of a code that is in no catalogue. */
    name: Json<Text>;
    description: Json<Text>;
    kind: PaymentMethod['kind'];
    provider: string;
    /** Whole tugrik, and a share of the amount paid with it. */
    fee: Generated<number>;
    fee_share: Generated<number>;
    position: number;
    active: boolean;
  };
  payments: {
    id: Generated<number>;
    purpose: 'order' | 'recharge' | 'lease_payment';
    purpose_id: number;
    /** The same as a foreign key of its purpose, filled by the database. */
    order_id: ColumnType<number | null, never, never>;
    recharge_id: ColumnType<number | null, never, never>;
    lease_payment_id: ColumnType<number | null, never, never>;
    number: string;
    method_id: number;
    amount: number;
    state: Payment['state'];
    invoice: Json<Invoice | null>;
    invoice_id: Generated<string | null>;
    /** `wallet:money`, `gift_card:7`, `voucher:3`; null when a provider collects it. */
    source: Generated<string | null>;
    refunded: Generated<number>;
    /** Part of the amount that is the fee of its way of paying. */
    fee: Generated<number>;
    failure: Generated<PaymentFailure | null>;
    created_at: Time;
    /** Deadline of its invoice. */
    expires_at: MaybeTime;
    completed_at: MaybeTime;
  };
  shipments: {
    id: Generated<number>;
    order_id: number;
    number: string;
    state: Shipment['state'];
    cost: number;
    tracking: Generated<string | null>;
    ready_at: MaybeTime;
    shipped_at: MaybeTime;
    delivered_at: MaybeTime;
  };
  coupons: {
    id: Generated<number>;
    number: string;
    code: string;
    kind: 'coupon' | 'ticket';
    order_id: number;
    line_item_id: number;
    user_id: number | null;
    snapshot: Json<CouponSnapshot>;
    issued_at: Time;
    valid_until: Time;
    event_at: MaybeTime;
    used_at: MaybeTime;
    used_by: Generated<number | null>;
    used_where: Generated<string | null>;
    cancelled_at: MaybeTime;
  };
  coupon_scans: {
    id: Generated<number>;
    /** Null when there is no such coupon. */
    coupon_id: number | null;
    /** By the device's clock, within what the server accepts. */
    at: Time;
    user_id: number;
    place: string | null;
    result: Scan['result'];
    /** Chosen by the device; absent for a coupon marked by hand. */
    nonce: Generated<string | null>;
    /** Product that the gate was open for. */
    event_id: Generated<number | null>;
    device: Generated<string | null>;
    /** The guest was let in before the server was asked. */
    admitted: Generated<boolean>;
    recorded_at: MaybeTime;
    undone_at: MaybeTime;
  };
}
