import type { Db } from '../../../db/schema';

export const countOrders = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Statements that copy the example orders with their lines, payments, parcels, addresses and receipts, over some years. */
export const copiesOf = (times: number): string[] => [
  `create temp table copied as select o.id as old, n, row_number() over () as at
    from orders o cross join generate_series(1, ${times}) as n where o.payment_state is not null`,
  `create temp table made (old int, at bigint, id int, address int)`,
  `with new_addresses as (
      insert into addresses (firstname, lastname, phone, email, province, district, subdistrict, address1, zipcode)
      select a.firstname, a.lastname, '+97688' || lpad((c.at % 1000000)::text, 6, '0'), a.email, a.province, a.district,
        a.subdistrict, a.address1, a.zipcode
      from copied c join orders o on o.id = c.old join addresses a on a.id = o.ship_address_id order by c.at returning id),
    numbered as (select id, row_number() over (order by id) as position from new_addresses),
    sent as (select c.at, row_number() over (order by c.at) as position
      from copied c join orders o on o.id = c.old where o.ship_address_id is not null)
    insert into made (old, at, address) select c.old, c.at, n.id from copied c
    left join sent s on s.at = c.at left join numbered n on n.position = s.position`,
  `with orders_made as (
      insert into orders (number, token, site, state, payment_state, shipment_state, phone, ship_address_id, delivery_id,
        pickup_location_id, item_total, ship_total, adjustment_total, payment_total, created_at, updated_at, completed_at,
        delivered_at, receiver_name, receiver_phone)
      select 'R8' || lpad(m.at::text, 9, '0'), 'bench-' || m.at, o.site, o.state, o.payment_state, o.shipment_state, o.phone,
        m.address, o.delivery_id, o.pickup_location_id, o.item_total, o.ship_total, o.adjustment_total, o.payment_total,
        o.created_at - m.at * interval '15 minutes', o.updated_at, o.completed_at - m.at * interval '15 minutes',
        o.delivered_at, o.receiver_name, o.receiver_phone
      from made m join orders o on o.id = m.old order by m.at returning id, token)
    update made set id = n.id from orders_made n where n.token = 'bench-' || made.at`,
  `insert into line_items (order_id, variant_id, quantity, price, options, booking, gift)
    select m.id, l.variant_id, l.quantity, l.price, l.options, l.booking, l.gift
    from made m join line_items l on l.order_id = m.old`,
  `insert into payments (purpose, purpose_id, number, method_id, amount, state, invoice, created_at, completed_at)
    select 'order', m.id, 'B' || m.at || '-' || p.id, p.method_id, p.amount, p.state, 'null', p.created_at, p.completed_at
    from made m join payments p on p.order_id = m.old and p.source is null and p.state in ('completed', 'failed', 'void')`,
  `insert into shipments (order_id, number, state, cost, tracking, ready_at, shipped_at, delivered_at)
    select m.id, 'B' || m.at, s.state, s.cost, s.tracking, s.ready_at, s.shipped_at, s.delivered_at
    from made m join shipments s on s.order_id = m.old`,
  // A finished order has its receipt; without it the shop would issue a hundred thousand.
  `insert into receipts (order_id, state, kind, next_try_at, issued_at, created_at)
    select o.id, 'issued', 'citizen', o.completed_at, o.completed_at, o.completed_at
    from made m join orders o on o.id = m.id where o.completed_at is not null`,
  // As the database does by itself after a while: an index alone does not answer before.
  'vacuum analyze',
];
