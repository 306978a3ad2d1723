import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, ErrorNotice, TextField } from '@ortoo/ui';
import { recoveryCodeFault } from '../parts/recovery-code.rules';

/** A recovery code in place of a lost authenticator app. */
export const RecoveryCodeForm = ({ onCode }: { onCode: (code: string) => Promise<void> }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const [error, setError] = useState<Error>();
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  const fault = formState.errors.code?.message;
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(async ({ code }) => {
    setError(undefined);
    try {
      await onCode(code.trim());
    } catch (failure) {
      if (failure instanceof Error) setError(failure);
      setFocus('code', { shouldSelect: true });
    }
  });
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <TextField
        label={t('secondFactor.recoveryCode')}
        hint={t('secondFactor.recoveryHint')}
        error={fault && t(fault)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        {...register('code', { validate: recoveryCodeFault })}
      />
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
      <Button type="submit" size="lg" wide busy={formState.isSubmitting}>
        {t('actions.signIn')}
      </Button>
    </form>
  );
};
