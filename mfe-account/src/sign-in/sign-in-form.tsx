import { useEffect, useState, type ReactNode } from 'react';
import { lazyPart, signUpPath, useHref, useMessages } from '@ortoo/remote';
import { signIn, emit } from '@ortoo/stores';
import { TextLink } from '@ortoo/ui';
import { secondFactorOf, type RequestedFactor } from './requested-factor';
import type { SignInFrameProps } from './sign-in-frame';
import { StartStep } from './start-step';
import { $typedLogin } from './typed-login.store';
import { useCodeSignIn } from './use-code-sign-in';
import type { PasswordInput } from './use-start-form';

const CodeSteps = lazyPart(async () => (await import(/* webpackChunkName: "code-steps" */ './code-steps')).CodeSteps, {
  when: 'use',
});
const SecondFactor = lazyPart(
  async () => (await import(/* webpackChunkName: "second-factor" */ './second-factor')).SecondFactor,
  { when: 'use' },
);

/** Loads the steps after the first while the visitor types. */
const useLaterSteps = () => {
  useEffect(() => {
    for (const step of [CodeSteps, SecondFactor]) step.load().catch(() => undefined);
  }, []);
};

interface SignInFormProps {
  /** Where a new account leads. */
  next: string;
  /** The layout around each of its steps. */
  frame: (props: SignInFrameProps) => ReactNode;
  /** Holds the page for a step of a user who is signed in; without it, there is none. */
  hold?: (isHeld: boolean) => void;
}

const finish = () => {
  $typedLogin.set('');
  emit('signed_in', {});
};

/** Sign-in with a password or a code and, where the account asks for it, a second factor. */
export const SignInForm = ({ next, frame: Frame, hold }: SignInFormProps) => {
  const t = useMessages();
  const href = useHref();
  const [factor, setFactor] = useState<RequestedFactor & { input: PasswordInput }>();
  const [isReturned, setReturned] = useState(false);
  const codes = useCodeSignIn({ purpose: 'sign_in', hold });
  useLaterSteps();
  const onPassword = async (input: PasswordInput) => {
    try {
      await signIn(input);
      finish();
    } catch (error) {
      const requested = secondFactorOf(error);
      if (!requested) throw error;
      setFactor({ ...requested, input });
    }
  };
  if (factor) {
    const onCode = async (otp: string) => {
      await signIn({ ...factor.input, otp });
      finish();
    };
    const onBack = () => {
      setFactor(undefined);
      setReturned(true);
    };
    const backLabel = t('secondFactor.back');
    return <SecondFactor frame={Frame} setup={factor.setup} {...{ backLabel, onCode, onBack }} />;
  }
  if (codes.sent) return <CodeSteps frame={Frame} codes={codes} onDone={() => hold?.(false)} />;
  return (
    <Frame title={t('signIn.title')} text={t('signIn.text')} isStart>
      <StartStep next={next} isReturned={isReturned} onPassword={onPassword} onCode={codes.request} />
      <p className="other soft">
        {t('signIn.new')} <TextLink href={href(signUpPath(next))}>{t('actions.signUp')}</TextLink>
      </p>
    </Frame>
  );
};
