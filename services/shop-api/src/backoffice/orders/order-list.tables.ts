import type { StaffOrderStatus } from '@ortoo/contracts';
import type { listStaffOrdersSchemas } from '@ortoo/contracts/schema';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../db/schema';
import type { Text } from '../../db/schema.types';
import { midnight } from '../../shop-day.rules';
import type { StatusFacts } from './status.rules';

export type OrderFilter = Omit<z.output<typeof listStaffOrdersSchemas.query>, 'page' | 'per_page'>;

export interface ListRow extends StatusFacts {
  id: number;
  number: string;
  placed_at: Date;
  total: number;
  quantity: number;
  firstname: string | null;
  lastname: string | null;
  phone: string | null;
  method_id: number | null;
  delivery_id: number | null;
  vendors: Text[];
  shipment: string | null;
}

/** Staff of one vendor see its orders; null sees all. */
export interface ListRequest {
  filter: OrderFilter;
  vendorId: number | null;
}

type Condition = RawBuilder<boolean>;

const statuses: Readonly<Record<StaffOrderStatus, Condition>> = {
  unpaid: sql`o.payment_state = 'balance_due' and o.completed_at is null`,
  failed: sql`o.payment_state in ('failed', 'void') and o.completed_at is null`,
  to_pack: sql`o.state = 'complete' and o.shipment_state in ('pending', 'backorder', 'partial') and o.delivered_at is null`,
  to_send: sql`o.state = 'complete' and o.shipment_state = 'ready' and o.delivered_at is null
    and o.pickup_location_id is null`,
  to_collect: sql`o.state = 'complete' and o.shipment_state = 'ready' and o.delivered_at is null
    and o.pickup_location_id is not null`,
  underway: sql`o.state = 'complete' and o.shipment_state = 'shipped' and o.delivered_at is null`,
  done: sql`o.state = 'complete' and (o.shipment_state is null or o.delivered_at is not null)`,
  canceled: sql`o.state = 'canceled'`,
  returned: sql`o.state in ('awaiting_return', 'returned')`,
};

/** Condition on an order `o`. */
export const hasStatus = (status: StaffOrderStatus): Condition => statuses[status];

const deliveries: Readonly<Record<'courier' | 'pickup' | 'none', Condition>> = {
  courier: sql`o.shipment_state is not null and o.pickup_location_id is null`,
  pickup: sql`o.pickup_location_id is not null`,
  none: sql`o.shipment_state is null and o.completed_at is not null`,
};

const beginning = (text: string) => `${text.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;

/** Lines of a vendor, as a condition on the order. */
const hasVendor = (vendorId: number): Condition => sql`exists (
  select from line_items l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
  where l.order_id = o.id and p.vendor_id = ${vendorId})`;

/** Each search is served by an index of its own; together they are few orders. */
const found = (q: string): Condition => {
  const digits = q.replace(/[\s+-]/g, '').replace(/^976(?=\d{8}$)/, '');
  if (/^r\d+$/i.test(digits)) return sql`o.number like ${beginning(digits.toUpperCase())}`;
  if (/^\d+$/.test(digits)) {
    const phone = beginning(digits);
    return sql`o.id in (
      select id from orders where number like ${beginning(`R${digits}`)}
      union all select id from orders where right(phone, 8) like ${phone}
      union all select r.id from orders r join addresses a on a.id = r.ship_address_id where right(a.phone, 8) like ${phone}
      union all select r.id from orders r join users u on u.id = r.user_id where right(u.phone, 8) like ${phone})`;
  }
  const conditions = q
    .toLowerCase()
    .split(/\s+/)
    .map((word): Condition => {
      const name = beginning(word);
      return sql`o.id in (
        select id from orders where lower(receiver_name) like ${name}
        union all select r.id from orders r join addresses a on a.id = r.ship_address_id
          where lower(a.firstname) like ${name} or lower(a.lastname) like ${name}
        union all select r.id from orders r join users u on u.id = r.user_id
          where lower(u.firstname) like ${name} or lower(u.lastname) like ${name})`;
    });
  return sql`${sql.join(conditions, sql` and `)}`;
};

const conditionOf = ({ filter, vendorId }: ListRequest): Condition => {
  const { status, method, delivery, vendor_id, from, to, min, max, q } = filter;
  const parts: Condition[] = [sql`o.payment_state is not null`];
  if (status) parts.push(hasStatus(status));
  if (delivery) parts.push(deliveries[delivery]);
  if (method)
    parts.push(sql`exists (select from payments p join payment_methods m on m.id = p.method_id
      where p.order_id = o.id and m.code = ${method} and p.state in ('pending', 'completed'))`);
  if (vendor_id) parts.push(hasVendor(vendor_id));
  if (vendorId !== null) parts.push(sql`o.completed_at is not null`, hasVendor(vendorId));
  if (from) parts.push(sql`o.placed_at >= ${midnight(from)}`);
  if (to) parts.push(sql`o.placed_at < ${midnight(to, 1)}`);
  if (min !== undefined) parts.push(sql`o.total >= ${min}`);
  if (max !== undefined) parts.push(sql`o.total <= ${max}`);
  if (q) parts.push(found(q));
  return sql`${sql.join(parts, sql` and `)}`;
};

const orders: Readonly<Record<OrderFilter['sort'], RawBuilder<unknown>>> = {
  placed_at: sql`o.placed_at, o.id`,
  '-placed_at': sql`o.placed_at desc, o.id desc`,
  total: sql`o.total, o.id`,
  '-total': sql`o.total desc, o.id desc`,
};

/** Of one vendor's lines, or of all. */
const isShown = (vendorId: number | null): Condition =>
  vendorId === null ? sql`true` : sql`p.vendor_id = ${vendorId}`;

interface Range {
  limit: number;
  offset: number;
}

/** The rows of a page: found by the index first, then joined with what they show. */
export const listOrderRows = async (db: Db, request: ListRequest, { limit, offset }: Range): Promise<ListRow[]> => {
  const { rows } = await sql<ListRow>`
    with page as materialized (
      select o.*, row_number() over () as position from (
        select o.* from orders o where ${conditionOf(request)}
        order by ${orders[request.filter.sort]} limit ${limit} offset ${offset}) as o)
    select o.id, o.number, o.placed_at, o.state, o.payment_state, o.shipment_state, o.pickup_location_id,
      o.delivered_at, o.delivery_id, lines.quantity, lines.vendors, h.number as shipment,
      case when ${request.vendorId === null} then o.total else lines.total end as total,
      coalesce(a.firstname, u.firstname, o.receiver_name) as firstname, coalesce(a.lastname, u.lastname) as lastname,
      coalesce(a.phone, o.phone, u.phone, o.receiver_phone) as phone,
      (select method_id from payments where order_id = o.id and source is null order by id desc limit 1) as method_id
    from page o
    left join addresses a on a.id = o.ship_address_id
    left join users u on u.id = o.user_id
    left join shipments h on h.order_id = o.id
    cross join lateral (
      select coalesce(sum(l.quantity), 0)::int as quantity, coalesce(sum(l.price * l.quantity), 0)::bigint as total,
        coalesce(jsonb_agg(distinct s.name), '[]') as vendors
      from line_items l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
      join vendors s on s.id = p.vendor_id where l.order_id = o.id and ${isShown(request.vendorId)}) as lines
    order by o.position`.execute(db);
  return rows;
};

/** Orders are counted up to this number: nobody pages through more. */
export const countLimit = 10_000;

export const countOrderRows = async (db: Db, request: ListRequest): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from orders o where ${conditionOf(request)} limit ${countLimit + 1}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
};
