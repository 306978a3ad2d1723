import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { definePersonalPage, signInPath, useHref, useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, TextLink } from '@ortoo/ui';
import { loginFault } from '../parts/credentials.rules';
import { useFormCommand } from '../parts/use-form-command';
import { CodeSteps } from './code-steps';
import { LoginField } from './login-field';
import { SignInFrame } from './sign-in-frame';
import { $typedLogin } from './typed-login.store';
import { useArrival } from './use-arrival';
import { type CodeSignIn, useCodeSignIn } from './use-code-sign-in';

const RequestStep = ({ next, onRequest }: { next: string; onRequest: CodeSignIn['request'] }) => {
  const t = useMessages();
  const href = useHref();
  const form = useForm({ defaultValues: { login: $typedLogin.get() } });
  const { submit, failure } = useFormCommand(form, async ({ login }) => {
    $typedLogin.set(login.trim());
    await onRequest({ login: login.trim(), purpose: 'recovery' });
  });
  return (
    <SignInFrame title={t('recovery.title')} text={t('recovery.text')}>
      <form noValidate onSubmit={event => void submit(event)}>
        <ErrorNotice>{failure}</ErrorNotice>
        <LoginField
          error={form.formState.errors.login?.message}
          {...form.register('login', {
            validate: value => {
              const fault = loginFault(value);
              return fault && t(fault);
            },
          })}
        />
        <Button type="submit" size="lg" wide busy={form.formState.isSubmitting}>
          {t('recovery.send')}
        </Button>
      </form>
      <p className="other soft">
        <TextLink href={href(signInPath(next))}>{t('recovery.back')}</TextLink>
      </p>
    </SignInFrame>
  );
};

const RecoverPage = () => {
  const [isHeld, hold] = useState(false);
  const next = useArrival(isHeld);
  const codes = useCodeSignIn({ purpose: 'recovery', hold });
  if (codes.sent) return <CodeSteps frame={SignInFrame} codes={codes} onDone={() => hold(false)} />;
  return <RequestStep next={next} onRequest={codes.request} />;
};

export const page = definePersonalPage('recovery.title', RecoverPage);
