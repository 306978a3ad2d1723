import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { orderLabel, savedOrders, toMoney, type Order, type SavedOrder } from '@ortoo/contracts';
import { formatDate, formatDateTime, formatMoney, htmlLang } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { useAddressLine } from '@ortoo/remote/address-line';
import { useLineFacts } from '@ortoo/remote/line-facts';
import { savePages } from '@ortoo/remote/save-pages';
import { $user } from '@ortoo/stores';

/** An order in words: when and for how much it was placed, where it is and where it goes. */
const useOrderFacts = (): ((order: Order) => string[]) => {
  const t = useMessages();
  const locale = useLocale();
  const addressOf = useAddressLine();
  return ({ completed_at, created_at, total_quantity, total, shipments, pickup_location: place, ship_address }) => [
    [
      formatDate(completed_at ?? created_at, locale),
      t('units.products', { count: total_quantity }),
      formatMoney(toMoney(total), locale),
    ].join(' · '),
    ...shipments.flatMap(({ tracking }) => (tracking ? [`${t('order.tracking')}: ${tracking}`] : [])),
    ...(place ? [`${t('order.pickupPlace')}: ${place.name}, ${place.address}`] : []),
    ...(ship_address ? [`${t('order.address')}: ${addressOf(ship_address)}`] : []),
  ];
};

/**
 * Saves the user's shown orders for offline use.
 * @param asOf time of the server's last response, in milliseconds
 * @returns whether the user's orders can be shown offline; undefined until that is known
 */
export const useSavedOrders = (orders: readonly Order[] | undefined, asOf: number): boolean | undefined => {
  const t = useMessages();
  const locale = useLocale();
  const href = useHref();
  const factsOf = useOrderFacts();
  const lineFactsOf = useLineFacts();
  // An order may be shown before its reader is known.
  const owner = useStore($user, { ssr: 'initial' })?.id;
  const [saved, setSaved] = useState<boolean>();
  const recordOf = (order: Order): SavedOrder => ({
    number: order.number,
    lang: htmlLang[locale],
    at: order.completed_at ?? order.created_at,
    state: t(orderLabel(order, Date.parse(order.updated_at))),
    facts: factsOf(order),
    lines: order.line_items.map(line => ({
      name: line.product.name,
      facts: lineFactsOf(line),
      amount: formatMoney(toMoney(line.total), locale),
    })),
    words: {
      title: t('order.mine'),
      heading: t('order.title', { number: order.number }),
      offline: t('orders.offline'),
      asOf: t('orders.asOf', { time: formatDateTime(asOf, locale) }),
      again: t('actions.retry'),
    },
  });
  const save = useEffectEvent(async () => {
    if (!orders?.length || owner === undefined) return undefined;
    // The last of the list is saved first: the newest stay the longest.
    const records = new Map(
      orders.toReversed().map(order => [href(`/orders/${order.number}`), recordOf(order)] as const),
    );
    return savePages({ ...savedOrders, records, isOwners: () => $user.get()?.id === owner });
  });
  useEffect(() => void save().then(isSaved => isSaved !== undefined && setSaved(isSaved)), [asOf, orders, owner]);
  return saved;
};
