import { useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import type { Quote } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { $quoteDraft, dropQuote, saveQuote } from './draft.store';
import {
  emptyQuote,
  fieldNamed,
  fieldsOf,
  knownOf,
  quoteFaults,
  toQuote,
  type QuoteField,
  type QuoteKind,
  type QuoteValues,
} from './quote-form.rules';
import { sendQuote } from './quote.mutations';
import { useToday } from '../parts/use-today';

type Faults = Partial<Record<QuoteField, string>>;

const errorsOf = (error: ApiError): Faults =>
  Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, text]) => {
      const field = fieldNamed(name);
      return field ? [[field, text]] : [];
    }),
  );

/** State of a request: input, errors, and result. */
export const useQuote = (kind: QuoteKind, product: string, selling: number | undefined) => {
  const client = useQueryClient();
  const user = useStore($user, { ssr: 'initial' });
  const draft = useStore($quoteDraft, { ssr: 'initial' });
  const today = useToday();
  const key = useRef('');
  const [left, setLeft] = useState<readonly QuoteField[]>([]);
  const [rejected, setRejected] = useState<Faults>({});
  const [apiError, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Quote>();
  const known = knownOf(user);
  const values: QuoteValues = { ...emptyQuote, ...known, ...draft, ...(known.email && { email: known.email }) };
  const faults = quoteFaults(values, { kind, today, selling });

  const change = (field: QuoteField, text: string) => {
    key.current = '';
    saveQuote({ [field]: text });
    setRejected(({ [field]: _answered, ...others }) => others);
    setLeft(left.filter(other => other !== field));
  };
  /** The first invalid field, or undefined when the request is being sent. */
  const send = async (): Promise<QuoteField | undefined> => {
    const order = fieldsOf(kind);
    setLeft(order);
    setError(undefined);
    const wrong = order.find(field => faults[field]);
    if (wrong) return wrong;
    key.current ||= crypto.randomUUID();
    setBusy(true);
    try {
      setSent(await sendQuote(client, toQuote(values, kind, product), key.current));
      setLeft([]);
      dropQuote();
    } catch (error) {
      const answered = error instanceof ApiError ? errorsOf(error) : {};
      setRejected(answered);
      if (Object.keys(answered).length === 0) setError(error instanceof ApiError ? error.message : '');
      return order.find(field => answered[field]);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return {
    user,
    values,
    change,
    /** Errors are shown only for fields that have been left. */
    leave: (field: QuoteField) => setLeft([...left, field]),
    faultOf: (field: QuoteField): { key?: string; text?: string } => ({
      ...(rejected[field] && { text: rejected[field] }),
      ...(left.includes(field) && faults[field] && { key: faults[field] }),
    }),
    quoteError: apiError,
    busy,
    send,
    sent,
    again: () => setSent(undefined),
  };
};

export type QuoteForm = ReturnType<typeof useQuote>;
