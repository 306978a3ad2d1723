import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { limits } from '@ortoo/contracts';
import { definePersonalPage, signInPath, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { Button, ButtonLink, ErrorNotice, PasswordField, TextField } from '@ortoo/ui';
import { type Fault, newPasswordFault } from '../parts/credentials.rules';
import { useFormCommand } from '../parts/use-form-command';
import { acceptInvitationMutation } from './invitation.mutations';
import { SignInFrame } from './sign-in-frame';
import { $typedLogin } from './typed-login.store';

interface NewAccount {
  firstname: string;
  lastname: string;
  password: string;
}

const nameFault = (value: string): Fault => (value.trim() ? undefined : 'errors.required');

/** The login, and where its owner works. */
interface OpenedAccount {
  email: string;
  next: string;
}

const InvitationForm = ({ token, onDone }: { token: string; onDone: (account: OpenedAccount) => void }) => {
  const t = useMessages();
  const { mutateAsync } = useMutation(acceptInvitationMutation);
  const form = useForm<NewAccount>({ defaultValues: { firstname: '', lastname: '', password: '' } });
  const { register, formState } = form;
  const { submit, failure } = useFormCommand(form, async account => {
    const opened = await mutateAsync({ token, ...account });
    $typedLogin.set(opened.email);
    onDone(opened);
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
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <ErrorNotice>{failure}</ErrorNotice>
      <TextField label={t('fields.firstName')} autoComplete="given-name" {...field('firstname', nameFault)} />
      <TextField
        label={t('fields.lastName')}
        optional={t('state.optional')}
        autoComplete="family-name"
        {...register('lastname')}
      />
      <PasswordField
        label={t('fields.password')}
        hint={t('signUp.passwordHint', { count: limits.passwordMin })}
        showLabel={t('actions.showPassword')}
        autoComplete="new-password"
        {...field('password', newPasswordFault)}
      />
      <Button type="submit" size="lg" wide busy={formState.isSubmitting}>
        {t('invitation.open')}
      </Button>
    </form>
  );
};

/** What an invitation to the staff leads to: a name and a password, and then the sign-in. */
const InvitationPage = () => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const [account, setAccount] = useState<OpenedAccount>();
  const token = search.get('token');
  if (token && account === undefined) {
    return (
      <SignInFrame title={t('invitation.title')} text={t('invitation.text')}>
        <InvitationForm token={token} onDone={setAccount} />
      </SignInFrame>
    );
  }
  const texts =
    account === undefined
      ? { title: t('newsletter.broken.title'), text: t('newsletter.broken.text') }
      : { title: t('invitation.done'), text: t('invitation.doneText', { email: account.email }) };
  return (
    <SignInFrame key="end" {...texts} focusesTitle={account !== undefined}>
      <ButtonLink href={href(signInPath(account?.next ?? '/profile'))} size="lg" wide>
        {t('actions.signIn')}
      </ButtonLink>
    </SignInFrame>
  );
};

export const page = definePersonalPage('invitation.title', InvitationPage);
