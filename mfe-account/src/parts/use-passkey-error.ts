import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { isCancelled, isKnownHere } from './passkeys';

/** Why no passkey was added; nothing when the user closed the browser's dialog. */
export const usePasskeyError = () => {
  const t = useMessages();
  const errorOf = useErrorText();
  return (error: Error | null): string | undefined => {
    if (isCancelled(error)) return undefined;
    return isKnownHere(error) ? t('security.passkeys.known') : errorOf(error);
  };
};
