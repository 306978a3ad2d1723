import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { $user, showToast } from '@ortoo/stores';
import { Button, ErrorNotice, PasswordField } from '@ortoo/ui';
import { confirmationFault, newPasswordFault, passwordFault } from './credentials.rules';
import { savePassword } from './password.mutations';
import { useFormCommand } from './use-form-command';

interface NewPassword {
  current_password: string;
  password: string;
  confirmation: string;
}

interface PasswordFormProps {
  /** Whether the current password is needed. */
  needsCurrent: boolean;
  onSaved: () => void;
  /** Beside the button, such as another way on. */
  children?: ReactNode;
}

/** Sets a new password, typed twice. A password manager stores it under the user's login. */
export const PasswordForm = ({ needsCurrent, onSaved, children }: PasswordFormProps) => {
  const t = useMessages();
  const user = useStore($user, { ssr: 'initial' });
  const save = useMutation(savePassword);
  const form = useForm<NewPassword>({ defaultValues: { current_password: '', password: '', confirmation: '' } });
  const { register, getValues, formState } = form;
  const { submit, failure } = useFormCommand(form, async ({ current_password, password }) => {
    await save.mutateAsync({ password, ...(needsCurrent && { current_password }) });
    showToast({ tone: 'success', text: t('newPassword.saved') });
    onSaved();
  });
  const field = (name: keyof NewPassword, fault: (value: string) => string | undefined) => ({
    showLabel: t('actions.showPassword'),
    error: formState.errors[name]?.message,
    required: true,
    ...register(name, {
      validate: value => {
        const key = fault(value);
        return key && t(key, { count: limits.passwordMin });
      },
    }),
  });
  return (
    <form css={style} noValidate onSubmit={event => void submit(event)} aria-label={t('newPassword.title')}>
      <ErrorNotice>{failure}</ErrorNotice>
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        value={user?.email ?? user?.phone ?? ''}
      />
      {needsCurrent && (
        <PasswordField
          label={t('newPassword.current')}
          autoComplete="current-password"
          {...field('current_password', passwordFault)}
        />
      )}
      <PasswordField
        label={t('newPassword.password')}
        hint={t('signUp.passwordHint', { count: limits.passwordMin })}
        autoComplete="new-password"
        {...field('password', newPasswordFault)}
      />
      <PasswordField
        label={t('newPassword.confirmation')}
        autoComplete="new-password"
        {...field('confirmation', value => confirmationFault(value, getValues('password')))}
      />
      <Button type="submit" size="lg" wide busy={formState.isSubmitting}>
        {t('newPassword.save')}
      </Button>
      {children}
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
