import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { SecondFactorSetup } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { signUpPath, useHref, useMessages } from '@ortoo/remote';
import { signIn, emit } from '@ortoo/stores';
import { Button, ErrorNotice, PasswordField, TextField, TextLink } from '@ortoo/ui';
import { loginFault, passwordFault } from './credentials.rules';
import { SecondFactor } from './second-factor';
import type { SignInFrameProps } from './sign-in-frame';

interface Credentials {
  login: string;
  password: string;
}

/** The second factor that the server requires; undefined for every other error. */
const secondFactorOf = (error: unknown): { setup?: SecondFactorSetup } | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'SECOND_FACTOR_REQUIRED') return {};
  if (error.code !== 'SECOND_FACTOR_SETUP') return undefined;
  return { setup: error.details['second_factor'] as SecondFactorSetup };
};

interface SignInFormProps {
  /** Where a new account leads. */
  next: string;
  /** The layout around each of its steps. */
  frame: (props: SignInFrameProps) => ReactNode;
}

/** Sign-in with a password and, where the account asks for it, a second factor. */
export const SignInForm = ({ next, frame: Frame }: SignInFormProps) => {
  const t = useMessages();
  const href = useHref();
  const [apiError, setError] = useState('');
  const [secondFactor, setSecondFactor] = useState<{ setup?: SecondFactorSetup }>();
  const [isReturned, setReturned] = useState(false);
  const { register, handleSubmit, getValues, setFocus, formState } = useForm<Credentials>({
    defaultValues: { login: '', password: '' },
  });
  const fault = (name: keyof Credentials) => {
    const key = formState.errors[name]?.message;
    return key ? t(key) : undefined;
  };
  const submit = handleSubmit(async credentials => {
    setError('');
    try {
      await signIn(credentials);
      emit('signed_in', {});
    } catch (error) {
      const requested = secondFactorOf(error);
      if (requested) return setSecondFactor(requested);
      setError((error instanceof ApiError && error.message) || t('errors.offline'));
      setFocus('password');
    }
  });
  if (secondFactor) {
    const onCode = async (otp: string) => {
      await signIn({ ...getValues(), otp });
      emit('signed_in', {});
    };
    const onBack = () => {
      setSecondFactor(undefined);
      setReturned(true);
    };
    return <SecondFactor frame={Frame} setup={secondFactor.setup} onCode={onCode} onBack={onBack} />;
  }
  return (
    <Frame title={t('signIn.title')} text={t('signIn.text')} isStart>
      <form noValidate onSubmit={event => void submit(event)}>
        <ErrorNotice>{apiError}</ErrorNotice>
        <TextField
          label={t('signIn.login')}
          hint={t('signIn.loginHint')}
          error={fault('login')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...register('login', { validate: loginFault })}
        />
        <PasswordField
          label={t('fields.password')}
          showLabel={t('actions.showPassword')}
          error={fault('password')}
          autoComplete="current-password"
          autoFocus={isReturned}
          required
          {...register('password', { validate: passwordFault })}
        />
        <Button type="submit" size="lg" wide busy={formState.isSubmitting}>
          {t('actions.signIn')}
        </Button>
      </form>
      <p className="other soft">
        {t('signIn.new')} <TextLink href={href(signUpPath(next))}>{t('actions.signUp')}</TextLink>
      </p>
    </Frame>
  );
};
