import type { FieldErrors } from 'react-hook-form';
import { useMessages } from '@ortoo/remote';
import type { AddressValues } from './address.rules';

/** What is wrong with a field: a message of our own by its key, or the server's words. */
export const useFault = (errors: FieldErrors<AddressValues>) => {
  const t = useMessages();
  return (name: keyof AddressValues): string | undefined => {
    const message = errors[name]?.message;
    return message && /^(errors|address)\./.test(message) ? t(message) : message;
  };
};
