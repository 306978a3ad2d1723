import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@ortoo/http';
import { definePage, useHref, useMessages } from '@ortoo/remote';
import { signIn, tell } from '@ortoo/stores';
import { Button, InlineNotice, PasswordField, TextField, TextLink } from '@ortoo/ui';
import { loginFault, passwordFault } from './credentials.rules';
import { SignInFrame } from './sign-in-frame';
import { useArrival } from './use-arrival';

interface Credentials {
  login: string;
  password: string;
}

const SignInPage = () => {
  const t = useMessages();
  const href = useHref();
  const next = useArrival();
  const [refusal, setRefusal] = useState('');
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    mode: 'onTouched',
    defaultValues: { login: '', password: '' },
  });
  const fault = (name: keyof Credentials) => {
    const key = formState.errors[name]?.message;
    return key ? t(key) : undefined;
  };
  const submit = handleSubmit(async credentials => {
    setRefusal('');
    try {
      await signIn(credentials);
      tell('signed_in', {});
    } catch (error) {
      setRefusal((error instanceof ApiError && error.message) || t('errors.offline'));
      setFocus('password');
    }
  });
  return (
    <SignInFrame title={t('signIn.title')} text={t('signIn.text')}>
      <form noValidate onSubmit={event => void submit(event)}>
        {refusal && (
          <InlineNotice tone="bad" announce>
            {refusal}
          </InlineNotice>
        )}
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
          required
          {...register('password', { validate: passwordFault })}
        />
        <Button type="submit" size="lg" wide busy={formState.isSubmitting}>
          {t('actions.signIn')}
        </Button>
      </form>
      <p className="other">
        {t('signIn.new')}{' '}
        <TextLink href={href(`/sign-up?next=${encodeURIComponent(next)}`)}>{t('actions.signUp')}</TextLink>
      </p>
    </SignInFrame>
  );
};

export const page = definePage({
  head: ({ t }) => ({ title: t('signIn.title'), robots: 'noindex' }),
  Page: SignInPage,
});
