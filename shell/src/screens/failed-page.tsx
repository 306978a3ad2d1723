import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '@ortoo/remote';
import { $online } from '@ortoo/stores';
import { Container, ErrorPanel } from '@ortoo/ui';
import { applyHead } from '../navigation/document-head';
import { markShown } from '../navigation/page-shown';
import { useShell } from '../shell-context';

/** A page whose code or data failed to load; header and cart still work. */
export const FailedPage = ({ retry }: { retry: () => void }) => {
  const t = useMessages();
  const { visit } = useShell();
  const isOutage = useStore(visit.$outage);
  const isOnline = useStore($online, { ssr: 'initial' });
  const title = t('errors.part');
  // Without a network the notice below the header says what works.
  const text = isOnline ? { text: t(isOutage ? 'errors.unavailableText' : 'errors.partText') } : {};
  // A page that crashes while it is shown has set its own title.
  useEffect(() => {
    applyHead({ title, robots: 'noindex' }, visit.site.configs.name, visit.texts.locale);
    markShown();
  }, [title, visit]);
  const hasBeenOffline = useRef(false);
  const onConnection = useEffectEvent(() => {
    if (!isOnline) hasBeenOffline.current = true;
    else if (hasBeenOffline.current) retry();
  });
  useEffect(() => onConnection(), [isOnline]);
  return (
    <Container className="airy">
      <h1 className="visually-hidden">{title}</h1>
      <ErrorPanel title={title} {...text} retryLabel={t('actions.retry')} onRetry={retry} />
    </Container>
  );
};
