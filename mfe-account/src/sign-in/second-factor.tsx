import { useState, type ReactNode } from 'react';
import type { SecondFactorSetup } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button } from '@ortoo/ui';
import { AuthenticatorSetup } from '../parts/authenticator-setup';
import { plainCode } from '../parts/recovery-code.rules';
import { CodeForm } from './code-form';
import { RecoveryCodeForm } from './recovery-code-form';
import type { SignInFrameProps } from './sign-in-frame';

interface SecondFactorProps {
  frame: (props: SignInFrameProps) => ReactNode;
  /** Setup data of an app; absent for an account that has one. */
  setup: SecondFactorSetup | undefined;
  /** Of the button that goes back. */
  backLabel: string;
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The step after the password for accounts with an authenticator app, and for staff who have to set one up. */
export const SecondFactor = ({ frame: Frame, setup, backLabel, onCode, onBack }: SecondFactorProps) => {
  const t = useMessages();
  const [isRecovering, setRecovering] = useState(false);
  const back = (
    <Button kind="quiet" onClick={onBack}>
      {backLabel}
    </Button>
  );
  if (isRecovering) {
    return (
      <Frame title={t('secondFactor.title')} text={t('secondFactor.recoveryText')}>
        <RecoveryCodeForm onCode={code => onCode(plainCode(code))} />
        <Button kind="quiet" onClick={() => setRecovering(false)}>
          {t('secondFactor.useApp')}
        </Button>
        {back}
      </Frame>
    );
  }
  const texts = setup
    ? { title: t('secondFactor.setupTitle'), text: t('secondFactor.setupText') }
    : { title: t('secondFactor.title'), text: t('secondFactor.text') };
  return (
    <Frame {...texts} focusesTitle={setup !== undefined}>
      {setup && <AuthenticatorSetup {...setup} />}
      <CodeForm
        label={t('secondFactor.code')}
        submitLabel={t('actions.signIn')}
        isSecondary={setup !== undefined}
        onCode={onCode}
      >
        {!setup && (
          <Button kind="quiet" onClick={() => setRecovering(true)}>
            {t('secondFactor.useRecovery')}
          </Button>
        )}
        {back}
      </CodeForm>
    </Frame>
  );
};
