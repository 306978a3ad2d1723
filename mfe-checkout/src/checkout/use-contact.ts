import { useState, type RefObject } from 'react';
import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { emailFault, needsContact } from './contact.rules';

const errorOf = (error: Error | null): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields['email'] ?? (error.code === 'CONTACT_MISSING' ? error.message : undefined);
};

/** Where a guest's codes go: what was typed, and what is wrong with it by our rules or, once sent, by the server's. */
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
    /** What to send; undefined where something is wrong with it, which then has the focus. */
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
