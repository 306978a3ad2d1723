import type { Analytics, ShopEvent } from '@ortoo/contracts';
import { countSale } from '@ortoo/contracts/endpoints';
import { call, type Api } from '@ortoo/http';
import { takeEvents } from '@ortoo/stores';
import { openAdapter, type Adapter } from './adapters';
import { $begun, $consent } from './consent.store';
import { isNewSale, measured, type MeasuredEvent } from './measured.rules';
import { logEvents, type Outcome } from './measuring-log.store';

interface Measuring {
  analytics: Analytics;
  api: Api;
  /** Address and title of the current page. */
  page: () => { address: string; title: string };
  clock: () => number;
}

/** Sends events to analytics from consent until withdrawal. Returns a function that stops it. */
export const startMeasuring = ({ analytics, api, page, clock }: Measuring): (() => void) => {
  let adapter: Adapter | undefined;
  let lastSearch = '';
  const requestedSales = new Set<string>();
  const outcome = (): Outcome => {
    if (analytics.kind === 'none') return 'no_service';
    return $consent.get() === 'given' ? 'sent' : 'no_consent';
  };
  const canReport = () => outcome() === 'sent';

  const deliver = (event: ShopEvent, without?: MeasuredEvent['name']) => {
    const events = measured(event, page()).filter(({ name }) => name !== without);
    logEvents(events, clock(), outcome());
    if (!canReport()) return;
    adapter ??= openAdapter(analytics);
    events.forEach(adapter);
  };

  // Reloads, tabs and other devices show the same order: the server lets only one of them count it.
  const reportSale = async (event: ShopEvent & readonly ['order_shown', unknown]) => {
    const { order } = event[1];
    if (!isNewSale(order, clock()) || requestedSales.has(order.number)) return;
    if (!canReport()) return deliver(event);
    requestedSales.add(order.number);
    const answer = await call(api, countSale, { params: { number: order.number } }).catch(() => undefined);
    if (answer?.first) deliver(event);
    if (!answer) requestedSales.delete(order.number);
  };

  const take = (event: ShopEvent) => {
    const [name, facts] = event;
    if (name === 'order_shown') return void reportSale(event);
    if (name === 'checkout_shown') {
      if ($begun.get() === facts.order.number) return;
      if (canReport()) $begun.set(facts.order.number);
    }
    if (name === 'list_shown') {
      // A changed filter is not a new search.
      const isAgain = facts.words === lastSearch;
      lastSearch = facts.words;
      return deliver(event, isAgain ? 'search' : undefined);
    }
    deliver(event);
  };

  takeEvents(take);
  const stopListening = $consent.listen(consent => consent === 'given' && take(['page_shown', {}]));
  return () => {
    stopListening();
    takeEvents(() => undefined);
  };
};
