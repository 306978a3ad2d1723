import type { Analytics } from '@ortoo/contracts';
import { trustedScript } from '@ortoo/remote/trusted-script';
import { ga4 } from './ga4';
import type { MeasuredEvent } from './measured.rules';

/** Sends an event to one analytics service. */
export type Adapter = (event: MeasuredEvent) => void;

type DataLayer = Extract<Analytics, { kind: 'data_layer' }>;
type Pixel = Extract<Analytics, { kind: 'pixel' }>;

const lists = new Set([
  'items',
  'currency',
  'value',
  'transaction_id',
  'shipping',
  'tax',
  'shipping_tier',
  'payment_type',
]);

/**
 * The format of tag managers: product data under `ecommerce`, which is cleared first so that no earlier data remains.
 */
const dataLayer = ({ script }: DataLayer): Adapter => {
  const layer = ((window as { dataLayer?: object[] }).dataLayer ??= []);
  if (script) {
    const reader = Object.assign(document.createElement('script'), { src: trustedScript(script), async: true });
    document.head.append(reader);
  }
  return ({ name, facts }) => {
    const all = Object.entries(facts);
    const ecommerce = all.filter(([fact]) => lists.has(fact));
    const others = all.filter(([fact]) => !lists.has(fact));
    if (ecommerce.length > 0) layer.push({ ecommerce: null });
    layer.push({
      event: name,
      ...Object.fromEntries(others),
      ...(ecommerce.length > 0 && { ecommerce: Object.fromEntries(ecommerce) }),
    });
  };
};

const textOf = (fact: MeasuredEvent['facts'][string]): string =>
  typeof fact === 'object' ? fact.map(({ item_id, quantity = 1 }) => `${item_id}:${quantity}`).join(',') : String(fact);

/** An image request with the payload in its address. */
const pixel =
  ({ url }: Pixel): Adapter =>
  ({ name, facts }) => {
    const address = new URL(url);
    address.searchParams.set('event', name);
    for (const [fact, value] of Object.entries(facts)) address.searchParams.set(fact, textOf(value));
    new Image().src = address.href;
  };

/** Whether events go to a script of somebody else, which stays on a page. */
export const hasScript = (analytics: Analytics): boolean =>
  analytics.kind === 'ga4' || (analytics.kind === 'data_layer' && analytics.script !== null);

/** Creates the adapter of the site's configuration. Only after the visitor's consent. */
export const openAdapter = (analytics: Analytics): Adapter => {
  if (analytics.kind === 'data_layer') return dataLayer(analytics);
  if (analytics.kind === 'ga4') return ga4(analytics);
  if (analytics.kind === 'pixel') return pixel(analytics);
  return () => undefined;
};
