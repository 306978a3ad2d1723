import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '@ortoo/contracts';
import { definePersonalPage, signInPath, useHref, useMessages } from '@ortoo/remote';
import { confirmSignUp, signUp, emit } from '@ortoo/stores';
import { Button, ErrorNotice, PasswordField, TextField, TextLink } from '@ortoo/ui';
import { type Fault, loginFault, newPasswordFault } from '../parts/credentials.rules';
import { useFormCommand } from '../parts/use-form-command';
import { Choices } from './choices';
import { CodeStep } from './code-step';
import { LoginField } from './login-field';
import { SignInFrame } from './sign-in-frame';
import { SocialButtons } from './social-buttons';
import { $typedLogin } from './typed-login.store';
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
  const [token, setToken] = useState('');
  const form = useForm<NewAccount>({ defaultValues: { firstname: '', login: $typedLogin.get(), password: '' } });
  const { register, getValues, formState } = form;
  const { submit, failure } = useFormCommand(form, async account => {
    $typedLogin.set(account.login.trim());
    setToken(await signUp(account));
  });
  const field = (name: keyof NewAccount, faultOf: (value: string) => Fault) => ({
    error: formState.errors[name]?.message,
    required: true,
    ...register(name, {
      validate: value => {
        const fault = faultOf(value);
        return fault && t(fault, { count: limits.passwordMin });
      },
    }),
  });
  if (token) {
    const onCode = async (code: string) => {
      await confirmSignUp({ token, code });
      $typedLogin.set('');
      emit('signed_up', {});
    };
    const onResend = async () => setToken(await signUp(getValues()));
    const step = { login: getValues('login'), onCode, onResend, onBack: () => setToken('') };
    return <CodeStep frame={SignInFrame} {...step} />;
  }
  return (
    <SignInFrame title={t('signUp.title')} text={t('signUp.text')}>
      <form noValidate onSubmit={event => void submit(event)}>
        <ErrorNotice>{failure}</ErrorNotice>
        <TextField
          label={t('fields.firstName')}
          optional={t('state.optional')}
          autoComplete="given-name"
          {...register('firstname')}
        />
        <LoginField {...field('login', loginFault)} />
        <PasswordField
          label={t('fields.password')}
          hint={t('signUp.passwordHint', { count: limits.passwordMin })}
          showLabel={t('actions.showPassword')}
          autoComplete="new-password"
          {...field('password', newPasswordFault)}
        />
        <Button type="submit" size="lg" wide busy={formState.isSubmitting}>
          {t('actions.signUp')}
        </Button>
      </form>
      <Choices>
        <SocialButtons next={next} />
      </Choices>
      <p className="other soft">
        {t('signUp.known')} <TextLink href={href(signInPath(next))}>{t('actions.signIn')}</TextLink>
      </p>
    </SignInFrame>
  );
};

export const page = definePersonalPage('signUp.title', SignUpPage);
