import type { Visit } from '../composition/prepare';
import { pageShown } from '../navigation/page-shown';
import { showSeparately } from '../screens/show-separately';
import { closeLog } from './measuring-log.store';
import { MeasuringView } from './measuring-view';
import { startMeasuring } from './start-measuring';

/** Shows what is measured in this tab, until it is closed. Sends nothing by itself. */
export const showMeasuring = async ({ texts, site, api }: Visit): Promise<void> => {
  await texts.open();
  const { analytics } = site.configs;
  // Nothing else takes the events of a site without a service.
  if (analytics.kind === 'none') startMeasuring({ analytics, api, page: pageShown, clock: Date.now });
  const view = showSeparately(
    'measuring',
    <MeasuringView
      t={texts.translator('shell')}
      locale={texts.locale}
      onClose={() => {
        closeLog();
        view.remove();
      }}
    />,
  );
};
