import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { RequestCode } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { type Fault, isEmailLike, loginFault, passwordFault } from '../parts/credentials.rules';
import { $typedLogin } from './typed-login.store';

export interface PasswordInput {
  login: string;
  password: string;
}

export interface StartFormOptions {
  /** Shows the password at once: the visitor returns from a later step. */
  isReturned: boolean;
  /** Rejects with `ApiError`. */
  onPassword: (input: PasswordInput) => Promise<void>;
  /** Rejects with `ApiError`. */
  onCode: (request: RequestCode) => Promise<void>;
}

/** The login, then the password or a code. */
export const useStartForm = ({ isReturned, onPassword, onCode }: StartFormOptions) => {
  const t = useMessages();
  const [failure, setFailure] = useState('');
  const [hasChoices, setChoices] = useState(isReturned);
  const [isSending, setSending] = useState(false);
  const { register, handleSubmit, getValues, trigger, setError, setFocus, control, formState } = useForm<PasswordInput>(
    {
      defaultValues: { login: $typedLogin.get(), password: '' },
    },
  );
  const isEmail = isEmailLike(useWatch({ control, name: 'login' }));

  const show = (error: unknown, focus: keyof PasswordInput) => {
    const { message = '', fields = {} } = error instanceof ApiError ? error : {};
    if (fields['login']) return setError('login', { message: fields['login'] }, { shouldFocus: true });
    setFailure(message || t('errors.offline'));
    return setFocus(focus);
  };
  const submit = handleSubmit(async input => {
    setFailure('');
    $typedLogin.set(input.login.trim());
    // The field takes the focus as it appears.
    if (!hasChoices && input.password === '') return setChoices(true);
    try {
      await onPassword(input);
    } catch (error) {
      setChoices(true);
      show(error, 'password');
    }
  });
  const sendCode = async () => {
    setFailure('');
    if (!(await trigger('login', { shouldFocus: true }))) return;
    const login = getValues('login').trim();
    $typedLogin.set(login);
    setSending(true);
    try {
      await onCode({ login, purpose: 'sign_in' });
    } catch (error) {
      show(error, 'login');
    } finally {
      setSending(false);
    }
  };
  const field = (name: keyof PasswordInput, faultOf: (value: string) => Fault) =>
    register(name, {
      validate: value => {
        const fault = faultOf(value);
        return fault && t(fault);
      },
    });
  return {
    ...{ failure, hasChoices, isEmail, isSending, submit, sendCode },
    isSubmitting: formState.isSubmitting,
    errors: { login: formState.errors.login?.message, password: formState.errors.password?.message },
    login: field('login', loginFault),
    password: field('password', value => (hasChoices ? passwordFault(value) : undefined)),
  };
};
