import { useState } from 'react';
import type { SiteConfig } from '@ortoo/contracts';
import type { Translate } from '@ortoo/i18n';
import type { Api } from '@ortoo/http';
import { $pushAnswer, turnOnPush, type PushState } from '@ortoo/remote/push';
import { showToast } from '@ortoo/stores';
import { Button } from '@ortoo/ui';
import { SoftPanel } from '../layout/soft-panel';

interface PushPanelProps {
  t: Translate;
  api: Api;
  configs: SiteConfig;
  /** It is answered: the panel goes. */
  onAnswered: () => void;
}

/** Says what has come of the visitor's yes. */
const report = (t: Translate, state: PushState | 'failed') => {
  if (state === 'on') showToast({ tone: 'success', text: t('push.on') });
  if (state === 'denied') showToast({ tone: 'warning', text: t('push.denied') });
  if (state === 'failed') showToast({ tone: 'warning', text: t('push.failed') });
};

/** Offers messages on this device; the browser's own question comes only after a yes. */
export const PushPanel = ({ t, api, configs, onAnswered }: PushPanelProps) => {
  const [isBusy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    const state = await turnOnPush(api, configs).catch(() => 'failed' as const);
    report(t, state);
    // A dismissed question of the browser, or a server that does not answer, is no refusal.
    if (state !== 'on') $pushAnswer.set(state === 'denied' ? 'off' : 'later');
    onAnswered();
  };
  const postpone = () => {
    $pushAnswer.set('later');
    onAnswered();
  };
  return (
    <SoftPanel
      title={t('push.title')}
      actions={
        <>
          <Button size="sm" kind="secondary" busy={isBusy} onClick={() => void accept()}>
            {t('push.allow')}
          </Button>
          <Button size="sm" kind="secondary" onClick={postpone}>
            {t('push.later')}
          </Button>
        </>
      }
    >
      <p>{t('push.text')}</p>
    </SoftPanel>
  );
};
