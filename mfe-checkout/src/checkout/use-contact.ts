import { useState, type RefObject } from 'react';
import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { emailFault, needsContact } from './contact.rules';

const errorOf = (error: Error | null): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields['email'] ?? (error.code === 'CONTACT_MISSING' ? error.message : undefined);
};

/** Recipient of a guest's codes: the input, and its error from local validation or, once sent, from the server. */
export const useContact = (order: Order, failed: Error | null, input: RefObject<HTMLInputElement | null>) => {
  const t = useMessages();
  const [email, setEmail] = useState(order.email ?? '');
  const [fault, setFault] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const apiError = errorOf(failed);
  const isNeeded = needsContact(order);
  return {
    isNeeded,
    email,
    error: fault ? t(fault) : isChanged ? undefined : apiError,
    isRejected: isNeeded && apiError !== undefined,
    change: (value: string) => {
      setEmail(value);
      setFault(undefined);
      setChanged(true);
    },
    /** The value to send; undefined when invalid, in which case the field has the focus. */
    checked: (): { email?: string } | undefined => {
      if (!isNeeded) return {};
      const found = emailFault(email);
      setFault(found);
      setChanged(false);
      if (!found) return { email: email.trim() };
      input.current?.focus();
      return undefined;
    },
  };
};
