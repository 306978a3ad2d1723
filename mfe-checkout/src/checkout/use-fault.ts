import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';

/** What is wrong with a field: a message of our own by its key, or the server's words. */
export const useFault = <V extends FieldValues>(errors: FieldErrors<V>) => {
  const t = useMessages();
  return (name: keyof V & string): string | undefined => {
    const message = errors[name]?.message;
    if (typeof message !== 'string') return undefined;
    return /^(errors|address)\./.test(message) ? t(message) : message;
  };
};
