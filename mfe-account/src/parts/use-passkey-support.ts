import { useHydrated } from '@ortoo/remote';

/** Whether this browser has passkeys at all. */
export const usePasskeySupport = (): boolean => useHydrated() && typeof PublicKeyCredential !== 'undefined';
