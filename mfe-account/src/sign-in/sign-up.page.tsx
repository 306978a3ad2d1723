import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { definePage, useHref, useMessages } from '@ortoo/remote';
import { signUp, tell } from '@ortoo/stores';
import { Button, InlineNotice, PasswordField, TextField, TextLink } from '@ortoo/ui';
import { loginFault, newPasswordFault } from './credentials.rules';
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
  const [refusal, setRefusal] = useState('');
  const { register, handleSubmit, setError, formState } = useForm<NewAccount>({
    mode: 'onTouched',
    defaultValues: { firstname: '', login: '', password: '' },
  });
  const fault = (name: keyof NewAccount) => {
    const message = formState.errors[name]?.message;
    return message?.startsWith('signIn.') ? t(message, { count: limits.passwordMin }) : message;
  };
  const submit = handleSubmit(async account => {
    setRefusal('');
    try {
      await signUp(account);
      tell('signed_up', {});
    } catch (error) {
      const message = (error instanceof ApiError && error.message) || t('errors.offline');
      if (error instanceof ApiError && error.code === 'LOGIN_TAKEN')
        setError('login', { message }, { shouldFocus: true });
      else setRefusal(message);
    }
  });
  return (
    <SignInFrame title={t('signUp.title')} text={t('signUp.text')}>
      <form noValidate onSubmit={event => void submit(event)}>
        {refusal && (
          <InlineNotice tone="bad" announce>
            {refusal}
          </InlineNotice>
        )}
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
      <p className="other">
        {t('signUp.known')}{' '}
        <TextLink href={href(`/sign-in?next=${encodeURIComponent(next)}`)}>{t('actions.signIn')}</TextLink>
      </p>
    </SignInFrame>
  );
};

export const page = definePage({
  head: ({ t }) => ({ title: t('signUp.title'), robots: 'noindex' }),
  Page: SignUpPage,
});
