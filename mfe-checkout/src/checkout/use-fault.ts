import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';

/** Error of a field: a local message by its key, or the server's message. */
export const useFault = <V extends FieldValues>(errors: FieldErrors<V>) => {
  const t = useMessages();
  return (name: keyof V & string): string | undefined => {
    const message = errors[name]?.message;
    if (typeof message !== 'string') return undefined;
    return /^(errors|address)\./.test(message) ? t(message) : message;
  };
};
