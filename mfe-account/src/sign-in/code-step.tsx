import { useEffect, useState, type ReactNode } from 'react';
import { times } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { Button, InlineNotice } from '@ortoo/ui';
import { CodeForm } from './code-form';
import type { SignInFrameProps } from './sign-in-frame';

interface CodeStepProps {
  frame: (props: SignInFrameProps) => ReactNode;
  login: string;
  /** Instead of the sentence that a code was sent. */
  text?: string;
  onCode: (code: string) => Promise<void>;
  /** Requests another code; rejects with `ApiError`. */
  onResend: () => Promise<void>;
  onBack: () => void;
}

/** Whole seconds until a code can be sent again, and their restart. */
const useCountdown = () => {
  const [left, setLeft] = useState(times.codeResend / 1000);
  useEffect(() => {
    const timer = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return { left, restart: () => setLeft(times.codeResend / 1000) };
};

const Resend = ({ onResend }: Pick<CodeStepProps, 'onResend'>) => {
  const t = useMessages();
  const { left, restart } = useCountdown();
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string }>();
  const resend = async () => {
    if (left > 0) return;
    restart();
    try {
      await onResend();
      setNotice({ tone: 'good', text: t('code.resent') });
    } catch (error) {
      setNotice({ tone: 'bad', text: (error instanceof ApiError && error.message) || t('errors.offline') });
    }
  };
  return (
    <>
      {notice && (
        <InlineNotice tone={notice.tone} announce>
          {notice.text}
        </InlineNotice>
      )}
      {/* It keeps the focus while it cannot be pressed. */}
      <Button kind="quiet" aria-disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('code.resendIn', { count: left }) : t('code.resend')}
      </Button>
    </>
  );
};

/** The step after a code was sent to the login. */
export const CodeStep = ({ frame: Frame, login, text, onCode, onResend, onBack }: CodeStepProps) => {
  const t = useMessages();
  return (
    <Frame title={t('code.title')} text={text ?? t('code.text', { login })}>
      <CodeForm label={t('code.label')} submitLabel={t('actions.confirm')} onCode={onCode}>
        <Resend onResend={onResend} />
        <Button kind="quiet" onClick={onBack}>
          {t('code.change')}
        </Button>
      </CodeForm>
    </Frame>
  );
};
