import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createDetector, type Detector } from './detector';

/** Milliseconds between two looks at the camera. */
const every = 30;
/** Milliseconds without a look after a code came in sight: its answer needs the device for itself. */
const rest = 250;

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing' | 'failed';

interface TorchCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

const stateOf = (error: unknown): CameraState => {
  if (!(error instanceof DOMException)) return 'failed';
  if (error.name === 'NotAllowedError') return 'denied';
  return error.name === 'NotFoundError' || error.name === 'OverconstrainedError' ? 'missing' : 'failed';
};

const constraintsOf = (deviceId: string): MediaStreamConstraints => ({
  audio: false,
  video: {
    ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' }),
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
});

const show = (element: HTMLVideoElement, stream: MediaStream): Promise<void> => {
  element.srcObject = stream;
  return element.play();
};

interface CameraOptions {
  isEnabled: boolean;
  /** Camera to use; the one at the back when empty. */
  deviceId: string;
  video: RefObject<HTMLVideoElement | null>;
  onCode: (code: string) => void;
}

/** Runs a camera and reads QR codes from its picture until it is disabled. */
export const useCamera = ({ isEnabled, deviceId, video, onCode }: CameraOptions) => {
  const [state, setState] = useState<CameraState>('off');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const report = useEffectEvent(onCode);

  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    const { signal } = controller;
    let stream: MediaStream | undefined;
    let detector: Detector | undefined;
    let last: string | undefined;

    const look = async () => {
      const element = video.current;
      const code =
        element && element.readyState >= element.HAVE_CURRENT_DATA ? await detector?.detect(element) : undefined;
      if (signal.aborted) return;
      if (code) report(code);
      setTimeout(() => void look().catch(onError), code && code !== last ? rest : every);
      last = code;
    };
    const onError = (error: unknown) => {
      if (!signal.aborted) setState(stateOf(error));
    };
    const start = async () => {
      setState('starting');
      if (!('mediaDevices' in navigator)) return setState('missing');
      stream = await navigator.mediaDevices.getUserMedia(constraintsOf(deviceId));
      const opened = stream.getVideoTracks()[0];
      if (signal.aborted) return stream.getTracks().forEach(one => one.stop());
      detector = await createDetector();
      const element = video.current;
      if (signal.aborted || !element) return undefined;
      await show(element, stream);
      setTrack(opened);
      // Labels are known once a camera may be used.
      setCameras((await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput'));
      setState('on');
      return look();
    };
    void start().catch(onError);
    return () => {
      controller.abort();
      stream?.getTracks().forEach(one => one.stop());
      detector?.close();
      setTrack(undefined);
      setState('off');
    };
  }, [isEnabled, deviceId, video]);

  const hasTorch = (track?.getCapabilities?.() as TorchCapabilities | undefined)?.torch === true;
  const setTorch = (torch: boolean) =>
    track?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] }).catch(() => undefined);
  return { state, cameras, hasTorch, setTorch };
};
