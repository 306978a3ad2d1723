import { useErrorText } from '@ortoo/remote/error-text';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { beginPasskeySignIn } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { emit } from '@ortoo/stores';
import { asRequestOptions, isCancelled, loadWebAuthn } from '../parts/passkeys';
import { signInWithPasskey } from './sign-in.commands';

/** The server's challenge expires after ten minutes. */
const renewAfter = 9 * 60_000;

interface PasskeySignIn {
  isBusy: boolean;
  /** Why the last passkey did not sign in. */
  failure: string | undefined;
  /** Opens the browser's dialog. */
  signIn: () => void;
}

/**
 * Sign-in with a passkey: the login field, `autocomplete="username webauthn"`, offers those of this device, and `signIn`
 * opens the browser's dialog for all.
 */
export const usePasskeySignIn = (): PasskeySignIn => {
  const client = useQueryClient();
  const errorOf = useErrorText();
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const [offers, setOffers] = useState(0);
  // Each dialog of the browser ends the offer in the field, and so does a challenge that expires.
  const offerAgain = useCallback(() => setOffers(count => count + 1), []);

  const ask = useCallback(
    async (useBrowserAutofill: boolean) => {
      const { startAuthentication } = await loadWebAuthn();
      const optionsJSON = asRequestOptions(await call(apiOf(client), beginPasskeySignIn));
      const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
      return async () => {
        await signInWithPasskey({ id, rawId, type: 'public-key', response: { ...response } });
        emit('signed_in', {});
      };
    },
    [client],
  );

  useEffect(() => {
    const offer = async () => {
      const { browserSupportsWebAuthnAutofill } = await loadWebAuthn();
      if (!(await browserSupportsWebAuthnAutofill())) return;
      // Nobody has asked for what fails before a passkey is chosen.
      const finish = await ask(true).catch(() => undefined);
      await finish?.().catch((failure: Error) => {
        setError(failure);
        offerAgain();
      });
    };
    void offer();
    const timer = setInterval(offerAgain, renewAfter);
    return () => {
      clearInterval(timer);
      void loadWebAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [ask, offers, offerAgain]);

  const signIn = async () => {
    setError(undefined);
    setBusy(true);
    try {
      await (
        await ask(false)
      )();
    } catch (failure) {
      if (failure instanceof Error && !isCancelled(failure)) setError(failure);
      offerAgain();
    }
    setBusy(false);
  };
  return { isBusy, failure: errorOf(error), signIn: () => void signIn() };
};
