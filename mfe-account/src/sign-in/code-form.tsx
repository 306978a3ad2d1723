import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, TextField } from '@ortoo/ui';
import { codeFault } from '../parts/credentials.rules';

interface CodeFormProps {
  label: string;
  submitLabel: string;
  /** The visitor has something to read or do before the code. */
  isSecondary?: boolean;
  /** Rejects with `ApiError`. */
  onCode: (code: string) => Promise<void>;
  /** Alternatives: another code, another way. */
  children?: ReactNode;
}

/** Form for the six digits of an app or a message. */
export const CodeForm = ({ label, submitLabel, isSecondary = false, onCode, children }: CodeFormProps) => {
  const t = useMessages();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, setFocus, setError, formState } = useForm<{ code: string }>({
    defaultValues: { code: '' },
  });
  useEffect(() => {
    if (!isSecondary) setFocus('code');
  }, [isSecondary, setFocus]);
  const submit = handleSubmit(async ({ code }) => {
    setFailure('');
    try {
      await onCode(code.trim());
    } catch (error) {
      const { message = '', fields = {} } = error instanceof ApiError ? error : {};
      if (fields['code']) setError('code', { message: fields['code'] });
      else setFailure(message || t('errors.offline'));
      setFocus('code', { shouldSelect: true });
    }
  });
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <TextField
        label={label}
        error={formState.errors.code?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        {...register('code', {
          validate: value => {
            const fault = codeFault(value);
            return fault && t(fault);
          },
        })}
      />
      {/* Below the field: above it, the focused field would push the notice under the header of a phone. */}
      <ErrorNotice>{failure}</ErrorNotice>
      <Button type="submit" size="lg" wide busy={formState.isSubmitting}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
};
