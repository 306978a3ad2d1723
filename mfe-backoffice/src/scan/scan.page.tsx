import { css } from '@emotion/react';
import type { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { ErrorNotice } from '@ortoo/ui';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { CameraView } from './camera-view';
import { ConnectionStatus } from './connection-status';
import { GateCounts } from './gate-counts';
import { GateSettings } from './gate-settings';
import { ScanAnswer } from './scan-answer';
import { ScanConflicts } from './scan-conflicts';
import { ScanForm } from './scan-form';
import { ScanHistory } from './scan-history';
import { useConnection } from './use-connection';
import { useOffline } from './use-offline';
import { useScanner } from './use-scanner';

const Scanner = () => {
  const t = useMessages();
  const { onTyped, onSeen, onUndo, scanning, undoing } = useScanner();
  const errorText = ({ message }: ApiError) => message || t('errors.text');
  return (
    <div className="scanner">
      <CameraView onCode={onSeen} />
      <ScanForm busy={scanning.isPending} onScan={onTyped} />
      <ErrorNotice>{scanning.error ? errorText(scanning.error) : undefined}</ErrorNotice>
      <ErrorNotice>{undoing.error ? errorText(undoing.error) : undefined}</ErrorNotice>
      <ScanConflicts />
      <ScanHistory onUndo={onUndo} />
      {scanning.data && (
        <ScanAnswer
          key={scanning.data.nonce}
          scan={scanning.data}
          isUndoing={undoing.isPending}
          onUndo={() => onUndo(scanning.data)}
          onClose={() => scanning.reset()}
        />
      )}
    </div>
  );
};

const Scan = () => {
  const t = useMessages();
  useConnection();
  const isReady = useOffline();
  return (
    <Workplace title={t('scan.title')} actions={<ConnectionStatus isReady={isReady} />}>
      <div css={style}>
        <Scanner />
        <div className="gate">
          <GateSettings />
          <GateCounts />
        </div>
      </div>
    </Workplace>
  );
};

export const page = defineStaffPage('scan.title', Scan);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  .scanner,
  .gate {
    display: grid;
    align-content: start;
    gap: var(--space-2);
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: var(--space-4);
  }
`;
