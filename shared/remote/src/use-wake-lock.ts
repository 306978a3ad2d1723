import { useEffect } from 'react';

/**
 * Prevents the screen from turning off while a scanner reads it. A lock is lost when the page is hidden, and requested
 * again.
 */
export const useWakeLock = (isEnabled: boolean): void => {
  useEffect(() => {
    if (!isEnabled || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      // Rejected on low battery: the screen then dims as usual.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (over) void taken?.release();
      else lock = taken;
    };
    void take();
    const again = () => void take();
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isEnabled]);
};
