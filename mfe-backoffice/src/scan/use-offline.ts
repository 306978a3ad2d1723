import { useHref } from '@ortoo/remote';
import { useEffect } from 'react';
import { installOffline } from './install-offline';

/** Time in which the page loads what it shows first. */
const settled = 2_000;

/** Prepares this device for the time without a network. */
export const useOffline = (): void => {
  const href = useHref();
  const scope = href('/backoffice/');
  useEffect(() => {
    const timer = setTimeout(() => void installOffline(scope), settled);
    return () => clearTimeout(timer);
  }, [scope]);
};
