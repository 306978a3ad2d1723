import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { useWakeLock } from '@ortoo/remote/use-wake-lock';
import { Button, CameraIcon, CloseIcon, InlineNotice, Select, ZapIcon } from '@ortoo/ui';
import { useRef, useState } from 'react';
import { allowSound } from './signals';
import { useCamera } from './use-camera';

interface CameraViewProps {
  onCode: (code: string) => void;
}

/** The camera with its light and the choice between several, and the button that starts it. */
export const CameraView = ({ onCode }: CameraViewProps) => {
  const t = useMessages();
  const video = useRef<HTMLVideoElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [deviceId, setDeviceId] = useState('');
  const [isLit, setLit] = useState(false);
  const { state, cameras, hasTorch, setTorch } = useCamera({ isEnabled, deviceId, video, onCode });
  useWakeLock(isEnabled);
  const toggle = () => {
    allowSound();
    setLit(false);
    setEnabled(!isEnabled);
  };
  const isFault = state === 'denied' || state === 'missing' || state === 'failed';
  return (
    <section css={style} aria-label={t('scan.camera')}>
      <div className="frame" hidden={!isEnabled || isFault}>
        <video ref={video} muted playsInline aria-hidden="true" />
        <span className="aim" aria-hidden="true" />
      </div>
      {isFault && (
        <InlineNotice tone="bad" announce>
          {t(`scan.cameraFaults.${state}`)}
        </InlineNotice>
      )}
      <div className="tools">
        <Button
          size="lg"
          wide
          kind={isEnabled ? 'secondary' : 'primary'}
          icon={isEnabled ? <CloseIcon /> : <CameraIcon />}
          busy={state === 'starting'}
          onClick={toggle}
        >
          {t(isEnabled ? 'scan.stopCamera' : 'scan.startCamera')}
        </Button>
        {hasTorch && (
          <Button
            size="lg"
            kind="secondary"
            icon={<ZapIcon />}
            aria-pressed={isLit}
            onClick={() => {
              setLit(!isLit);
              void setTorch(!isLit);
            }}
          >
            {t('scan.torch')}
          </Button>
        )}
      </div>
      {isEnabled && cameras.length > 1 && (
        <Select
          label={t('scan.whichCamera')}
          value={deviceId}
          onChange={event => {
            // The light of the other camera goes out with it.
            setLit(false);
            setDeviceId(event.target.value);
          }}
          placeholder={t('scan.backCamera')}
          options={cameras.map(({ deviceId: value, label }, at) => ({
            value,
            label: label || t('scan.cameraNumber', { count: at + 1 }),
          }))}
        />
      )}
    </section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  .frame {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-xl);
    background: #000;
  }
  video {
    display: block;
    width: 100%;
    height: min(52dvh, 32rem);
    object-fit: cover;
  }
  .aim {
    position: absolute;
    inset: 0;
    margin: auto;
    width: min(60%, 15rem);
    aspect-ratio: 1;
    border: 3px solid #fff;
    border-radius: var(--radius-xl);
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 30%);
  }
  .tools {
    display: flex;
    gap: var(--space-1);
  }
`;
