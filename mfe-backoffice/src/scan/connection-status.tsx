import { useStore } from '@nanostores/react';
import { useMessages } from '@ortoo/remote';
import { StatusPill } from '@ortoo/ui';
import { $isOnline, $isSending, $scans } from './scanner.store';

/** Whether the device is connected, is ready for the time when it is not, and how many scans it has not sent. */
export const ConnectionStatus = ({ isReady }: { isReady: boolean }) => {
  const t = useMessages();
  const isOnline = useStore($isOnline, { ssr: 'initial' });
  const isSending = useStore($isSending, { ssr: 'initial' });
  const count = useStore($scans, { ssr: 'initial' })?.filter(({ state }) => state === 'pending').length ?? 0;
  const tone = !isOnline ? 'bad' : count > 0 ? 'moving' : 'good';
  const name = !isOnline ? 'offline' : isSending && count > 0 ? 'sending' : 'online';
  return (
    <span role="status">
      <StatusPill tone={tone}>
        {[
          t(`scan.connection.${name}`),
          count > 0 && t('scan.connection.waiting', { count }),
          name === 'online' && isReady && t('scan.connection.ready'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </StatusPill>
    </span>
  );
};
