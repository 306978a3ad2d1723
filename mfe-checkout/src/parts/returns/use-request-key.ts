import { useRef } from 'react';
import { ApiError } from '@ortoo/http';

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** One key per request until it has a response: a retry must not count twice. */
export const useRequestKey = () => {
  const sent = useRef<{ text: string; key: string } | null>(null);
  return {
    keyOf: (request: object): string => {
      const text = JSON.stringify(request);
      if (sent.current?.text !== text) sent.current = { text, key: newKey() };
      return sent.current.key;
    },
    resetWhenRejected: (error: unknown): void => {
      if (error instanceof ApiError && error.status >= 400) sent.current = null;
    },
  };
};
