import { useEffect, useState } from 'react';
import { times } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { Button, InlineNotice } from '@ortoo/ui';
import { CodeForm } from './code-form';
import { SignInFrame } from './sign-in-frame';

interface ConfirmSignUpProps {
  login: string;
  onCode: (code: string) => Promise<void>;
  /** Requests another code; rejects with `ApiError`. */
  onResend: () => Promise<void>;
  onBack: () => void;
}

/** Whole seconds until a code can be sent again. */
const useSecondsLeft = (): number => {
  const [left, setLeft] = useState(times.codeResend / 1000);
  useEffect(() => {
    const timer = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
};

const ResendButton = ({ onClick }: { onClick: () => void }) => {
  const t = useMessages();
  const left = useSecondsLeft();
  return (
    <Button kind="quiet" disabled={left > 0} onClick={onClick}>
      {left > 0 ? t('signUp.resendIn', { count: left }) : t('signUp.resend')}
    </Button>
  );
};

const Resend = ({ onResend }: Pick<ConfirmSignUpProps, 'onResend'>) => {
  const t = useMessages();
  const [sent, setSent] = useState(0);
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string }>();
  const resend = async () => {
    try {
      await onResend();
      setNotice({ tone: 'good', text: t('signUp.resent') });
    } catch (error) {
      setNotice({ tone: 'bad', text: (error instanceof ApiError && error.message) || t('errors.offline') });
    }
    setSent(count => count + 1);
  };
  return (
    <>
      {notice && (
        <InlineNotice tone={notice.tone} announce>
          {notice.text}
        </InlineNotice>
      )}
      <ResendButton key={sent} onClick={() => void resend()} />
    </>
  );
};

/** Form for the code that confirms a new account. */
export const ConfirmSignUp = ({ login, onCode, onResend, onBack }: ConfirmSignUpProps) => {
  const t = useMessages();
  return (
    <SignInFrame title={t('signUp.codeTitle')} text={t('signUp.codeText', { login })}>
      <CodeForm label={t('signUp.code')} submitLabel={t('signUp.confirm')} onCode={onCode}>
        <Resend onResend={onResend} />
        <Button kind="quiet" onClick={onBack}>
          {t('signUp.change')}
        </Button>
      </CodeForm>
    </SignInFrame>
  );
};
