import { useQueryClient } from '@tanstack/react-query';
import { apiOf } from '@ortoo/http';
import { useEffect } from 'react';
import { sendPending } from './scanner';
import { $isOnline, $scans } from './scanner.store';

/** Milliseconds between two attempts to send. */
const every = 5_000;

/** Sends what waits as soon as there is a network: at once when the browser says so, else by trying. */
export const useConnection = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const attempt = () => {
      const waits = $scans.get()?.some(({ state }) => state === 'pending') === true;
      // Without a network it stays for the next attempt.
      if (waits && navigator.onLine) void sendPending(apiOf(client)).catch(() => undefined);
    };
    const onOnline = () => {
      $isOnline.set(true);
      attempt();
    };
    $isOnline.set(navigator.onLine);
    window.addEventListener('online', onOnline, { signal });
    window.addEventListener('offline', () => $isOnline.set(false), { signal });
    const timer = setInterval(attempt, every);
    attempt();
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [client]);
};
