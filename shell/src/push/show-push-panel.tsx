import type { Visit } from '../composition/prepare';
import { showSeparately } from '../screens/show-separately';
import { PushPanel } from './push-panel';

/** Shows the offer until it is answered. */
export const showPushPanel = async ({ texts, api, site }: Visit): Promise<void> => {
  await texts.open();
  const t = texts.translator('shell');
  const panel = showSeparately(
    'push',
    <PushPanel t={t} api={api} configs={site.configs} onAnswered={() => panel.remove()} />,
  );
};
