import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';

/**
 * Sends a form. The server's errors appear beside their fields, the first of which gets the focus; `failure` is the
 * message of every other error. Input is kept.
 */
export const useFormCommand = <Values extends FieldValues>(
  { handleSubmit, setError }: UseFormReturn<Values>,
  send: (values: Values) => Promise<unknown>,
) => {
  const t = useMessages();
  const [failure, setFailure] = useState<string>();
  const submit = handleSubmit(async values => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      const { fields = {}, message = '' } = error instanceof ApiError ? error : {};
      const own = Object.entries(fields).filter(([name]) => name in values);
      // The last call sets the focus.
      for (const [name, text] of own.reverse())
        setError(name as Path<Values>, { message: text }, { shouldFocus: true });
      if (own.length === 0) setFailure(Object.values(fields)[0] ?? (message || t('errors.offline')));
    }
  });
  return { submit, failure };
};
