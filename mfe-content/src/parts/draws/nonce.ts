import { useRef } from 'react';

const bytes = 16;

const createNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The nonce of the next play: the same until the play has been answered. */
export const useNonce = () => {
  const nonce = useRef<string>(undefined);
  return {
    take: (): string => (nonce.current ??= createNonce()),
    renew: (): void => void (nonce.current = undefined),
  };
};
