import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Only pages that use a passkey load the library. */
export const loadWebAuthn = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** Options of the server as the library types them. */
export const asCreationOptions = (options: object) => options as PublicKeyCredentialCreationOptionsJSON;
export const asRequestOptions = (options: object) => options as PublicKeyCredentialRequestOptionsJSON;

/** Whether this browser can create passkeys on this device. */
export const canCreatePasskey = async (): Promise<boolean> => {
  if (typeof PublicKeyCredential === 'undefined') return false;
  return (await loadWebAuthn()).platformAuthenticatorIsAvailable().catch(() => false);
};

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** The user, or the page, has ended the browser's dialog: that is no failure. */
export const isCancelled = (error: unknown): boolean => ['NotAllowedError', 'AbortError'].includes(nameOf(error));

/** The authenticator has a passkey of this user already. */
export const isKnownHere = (error: unknown): boolean => nameOf(error) === 'InvalidStateError';
