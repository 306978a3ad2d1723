import { useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, KeyIcon } from '@ortoo/ui';
import { usePasskeySupport } from '../parts/use-passkey-support';
import { usePasskeySignIn } from './use-passkey-sign-in';

const SupportedPasskeyButton = () => {
  const t = useMessages();
  const { isBusy, failure, signIn } = usePasskeySignIn();
  return (
    <>
      <ErrorNotice>{failure}</ErrorNotice>
      <Button kind="secondary" wide icon={<KeyIcon />} busy={isBusy} onClick={signIn}>
        {t('signIn.passkey')}
      </Button>
    </>
  );
};

/** Signs in with a passkey, also from the login field above it; nothing in a browser without passkeys. */
export const PasskeyButton = () => (usePasskeySupport() ? <SupportedPasskeyButton /> : null);
