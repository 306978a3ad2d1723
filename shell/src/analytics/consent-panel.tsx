import { useStore } from '@nanostores/react';
import { useMessages, useTextsAtOnce } from '@ortoo/remote';
import { Button } from '@ortoo/ui';
import { SoftPanel } from '../layout/soft-panel';
import { $consent, $reconsiders, decideConsent } from './consent.store';

/** Requests consent to statistics. */
export const ConsentPanel = ({ onDecided }: { onDecided: (consent: 'given' | 'refused') => void }) => {
  const t = useMessages();
  useTextsAtOnce();
  const consent = useStore($consent);
  const reconsiders = useStore($reconsiders);
  const decide = (word: 'given' | 'refused') => {
    decideConsent(word);
    onDecided(word);
  };
  return (
    <SoftPanel
      title={t('consent.title')}
      isRequested={reconsiders}
      actions={
        <>
          <Button size="sm" kind="secondary" onClick={() => decide('given')}>
            {t('consent.allow')}
          </Button>
          <Button size="sm" kind="secondary" onClick={() => decide('refused')}>
            {t('consent.refuse')}
          </Button>
        </>
      }
    >
      <p>{t('consent.text')}</p>
      {consent && <p>{t(`consent.now.${consent}`)}</p>}
    </SoftPanel>
  );
};
