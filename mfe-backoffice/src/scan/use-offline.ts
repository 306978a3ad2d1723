import { useHref } from '@ortoo/remote';
import { useEffect, useState } from 'react';
import { installOffline } from './install-offline';

/** Time in which the page loads what it shows first. Milliseconds. */
const settled = 2_000;
/** Milliseconds until the next attempt: the connection may have failed, or the shop was busy. */
const retryAfter = 15_000;

/** Prepares this device for the time without a network. Returns whether it is prepared. */
export const useOffline = (): boolean => {
  const href = useHref();
  const scope = href('/backoffice/');
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const later = (delay: number) => {
      timer = setTimeout(() => void install(), delay);
    };
    const install = async () => {
      const isInstalled = await installOffline(scope);
      if (isLeft) return;
      setReady(isInstalled);
      if (!isInstalled) later(retryAfter);
    };
    later(settled);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [scope]);
  return isReady;
};
