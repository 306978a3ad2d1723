import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { definePersonalPage, signInPath, useHref, useMessages } from '@ortoo/remote';
import { confirmSignUp, signUp, emit } from '@ortoo/stores';
import { Button, ErrorNotice, PasswordField, TextField, TextLink } from '@ortoo/ui';
import { loginFault, newPasswordFault } from './credentials.rules';
import { ConfirmSignUp } from './confirm-sign-up';
import { SignInFrame } from './sign-in-frame';
import { useArrival } from './use-arrival';

interface NewAccount {
  firstname: string;
  login: string;
  password: string;
}

const SignUpPage = () => {
  const t = useMessages();
  const href = useHref();
  const next = useArrival();
  const [apiError, setDomainError] = useState('');
  const [token, setToken] = useState('');
  const { register, handleSubmit, getValues, setError, formState } = useForm<NewAccount>({
    defaultValues: { firstname: '', login: '', password: '' },
  });
  const fault = (name: keyof NewAccount) => {
    const message = formState.errors[name]?.message;
    return message?.startsWith('signIn.') ? t(message, { count: limits.passwordMin }) : message;
  };
  const submit = handleSubmit(async account => {
    setDomainError('');
    try {
      setToken(await signUp(account));
    } catch (error) {
      const message = (error instanceof ApiError && error.message) || t('errors.offline');
      if (error instanceof ApiError && error.code === 'PASSWORD_WEAK')
        setError('password', { message }, { shouldFocus: true });
      else setDomainError(message);
    }
  });
  if (token) {
    const onCode = async (code: string) => {
      await confirmSignUp({ token, code });
      emit('signed_up', {});
    };
    const onResend = async () => setToken(await signUp(getValues()));
    const step = { login: getValues('login'), onCode, onResend, onBack: () => setToken('') };
    return <ConfirmSignUp {...step} />;
  }
  return (
    <SignInFrame title={t('signUp.title')} text={t('signUp.text')}>
      <form noValidate onSubmit={event => void submit(event)}>
        <ErrorNotice>{apiError}</ErrorNotice>
        <TextField
          label={t('fields.firstName')}
          optional={t('state.optional')}
          autoComplete="given-name"
          {...register('firstname')}
        />
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
          hint={t('signUp.passwordHint', { count: limits.passwordMin })}
          showLabel={t('actions.showPassword')}
          error={fault('password')}
          autoComplete="new-password"
          required
          {...register('password', { validate: newPasswordFault })}
        />
        <Button type="submit" size="lg" wide busy={formState.isSubmitting}>
          {t('actions.signUp')}
        </Button>
      </form>
      <p className="other soft">
        {t('signUp.known')} <TextLink href={href(signInPath(next))}>{t('actions.signIn')}</TextLink>
      </p>
    </SignInFrame>
  );
};

export const page = definePersonalPage('signUp.title', SignUpPage);
