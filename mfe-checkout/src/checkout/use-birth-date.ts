import { useEffect, useState, type RefObject } from 'react';
import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { dateOf, type TypedDate } from './birth-date.rules';

const errorOf = (error: Error | null): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields['birth_date'] ?? (error.code === 'AGE_UNCONFIRMED' ? error.message : undefined);
};

/** The birth date of a buyer of alcohol: the input, and its error from here or, once sent, from the server. */
export const useBirthDate = (order: Order, failed: Error | null, input: RefObject<HTMLInputElement | null>) => {
  const t = useMessages();
  const [typed, setTyped] = useState<TypedDate>({ year: '', month: '', day: '' });
  const [isWrong, setWrong] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const apiError = errorOf(failed);
  const isNeeded = order.age_check?.confirmed === false;
  // The button is far below the field.
  useEffect(() => {
    if (apiError !== undefined) input.current?.focus();
  }, [failed, apiError, input]);
  return {
    isNeeded,
    typed,
    error: isWrong ? t('age.wrong') : isChanged ? undefined : apiError,
    isRejected: isNeeded && apiError !== undefined,
    change: (part: Partial<TypedDate>) => {
      setTyped({ ...typed, ...part });
      setWrong(false);
      setChanged(true);
    },
    /** The value to send; undefined when it is no date, in which case the field has the focus. */
    checked: (): { birthDate?: string } | undefined => {
      if (!isNeeded) return {};
      const birthDate = dateOf(typed);
      setWrong(birthDate === undefined);
      setChanged(false);
      if (birthDate) return { birthDate };
      input.current?.focus();
      return undefined;
    },
  };
};
