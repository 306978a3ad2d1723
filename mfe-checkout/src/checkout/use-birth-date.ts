import { useEffect, useState, type RefObject } from 'react';
import { dateOf, limits, type Order, type TypedDate } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { birthDateFault } from './birth-date.rules';

const today = () => new Date().toISOString().slice(0, 10);

const errorOf = (error: Error | null): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields['birth_date'] ?? (error.code === 'AGE_UNCONFIRMED' ? error.message : undefined);
};

/** The birth date of a buyer of alcohol: the input, and its error from here or, once sent, from the server. */
export const useBirthDate = (order: Order, failed: Error | null, input: RefObject<HTMLInputElement | null>) => {
  const t = useMessages();
  const [typed, setTyped] = useState<TypedDate>({ year: '', month: '', day: '' });
  const [fault, setFault] = useState<ReturnType<typeof birthDateFault>>();
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
    error: fault ? t(`age.${fault}`, { years: limits.ageMaxYears }) : isChanged ? undefined : apiError,
    isRejected: isNeeded && apiError !== undefined,
    change: (part: Partial<TypedDate>) => {
      setTyped({ ...typed, ...part });
      setFault(undefined);
      setChanged(true);
    },
    /** The value to send; undefined when nobody is born on that day, in which case the field has the focus. */
    checked: (): { birthDate?: string } | undefined => {
      if (!isNeeded) return {};
      const birthDate = dateOf(typed);
      const found = birthDateFault(birthDate, today());
      setFault(found);
      setChanged(false);
      if (birthDate && !found) return { birthDate };
      input.current?.focus();
      return undefined;
    },
  };
};
