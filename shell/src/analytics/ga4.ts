import type { Analytics } from '@ortoo/contracts';
import { trustedScript } from '@ortoo/remote/trusted-script';
import type { MeasuredEvent } from './measured.rules';

type Ga4 = Extract<Analytics, { kind: 'ga4' }>;

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** What gtag.js reads: `arguments` objects, in the order of the calls. */
const layerOf = (): IArguments[] => ((window as { dataLayer?: IArguments[] }).dataLayer ??= []);

// The script tells commands by their type, which arrays do not have.
function gtag(..._command: readonly unknown[]) {
  // eslint-disable-next-line prefer-rest-params
  layerOf().push(arguments);
}

/**
 * Google Analytics 4 without a tag manager. The visitor has consented to being counted and to nothing else: whatever
 * Google offers for advertising stays denied. Pages are reported by the shop, since the script sees no navigation.
 */
export const ga4 = ({ id }: Ga4): ((event: MeasuredEvent) => void) => {
  gtag('consent', 'default', denied);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false });
  const src = trustedScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  return ({ name, facts }) => gtag('event', name, { ...facts, send_to: id });
};
