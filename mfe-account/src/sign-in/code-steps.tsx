import type { ReactNode } from 'react';
import { useMessages } from '@ortoo/remote';
import { CodeStep } from './code-step';
import { CreateAccountStep } from './create-account-step';
import { NewPasswordStep } from './new-password-step';
import { SecondFactor } from './second-factor';
import type { SignInFrameProps } from './sign-in-frame';
import type { CodeSignIn } from './use-code-sign-in';

interface CodeStepsProps {
  frame: (props: SignInFrameProps) => ReactNode;
  codes: CodeSignIn;
  /** The user is signed in and has no step left. */
  onDone: () => void;
}

/** The steps after a code was requested. */
export const CodeSteps = ({ frame, codes, onDone }: CodeStepsProps) => {
  const t = useMessages();
  const { sent, stage, request, confirm, cancel } = codes;
  if (!sent) return null;
  const { login, purpose } = sent;
  const isRecovery = purpose === 'recovery';
  if (stage.name === 'new-password') return <NewPasswordStep frame={frame} isRecovery={isRecovery} onDone={onDone} />;
  if (stage.name === 'new-account') {
    const onCreate = (account: { firstname: string }) => confirm({ code: stage.code, account });
    return <CreateAccountStep frame={frame} login={login} onCreate={onCreate} onBack={cancel} />;
  }
  if (stage.name === 'second-factor') {
    const onCode = (otp: string) => confirm({ code: stage.code, otp });
    return (
      <SecondFactor frame={frame} setup={stage.setup} backLabel={t('code.change')} onCode={onCode} onBack={cancel} />
    );
  }
  return (
    <CodeStep
      frame={frame}
      login={login}
      {...(isRecovery && { text: t('recovery.sent', { login }) })}
      onCode={code => confirm({ code })}
      onResend={() => request({ login, purpose })}
      onBack={cancel}
    />
  );
};
