import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ReturnAuthorization, type ReturnAuthorizations, toMoney } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { requestReturnMutation, type ReturnRequest } from './returns.queries';
import { useRequestKey } from './use-request-key';

export type ReturnFields = Pick<ReturnRequest, 'destination'> & {
  reason: string;
  memo: string;
  account_name: string;
  iban: string;
};

const typed = ['account_name', 'iban'] as const;
const start: ReturnFields = { destination: 'wallet', reason: '', memo: '', account_name: '', iban: '' };

const rejectedFieldsOf = (error: unknown) =>
  error instanceof ApiError ? typed.filter(name => error.fields[name]) : [];

type Lines = ReturnAuthorizations['returnable'];

/** Form state of a return; the input is retained when it is rejected. */
export const useReturn = (number: string, lines: Lines, onDone: (request: ReturnAuthorization) => void) => {
  const { keyOf, resetWhenRejected } = useRequestKey();
  const submit = useMutation(requestReturnMutation(number));
  const form = useForm<ReturnFields>({ defaultValues: start });
  const [only] = lines;
  const [chosen, setChosen] = useState<Record<number, number>>(
    only && lines.length === 1 ? { [only.line_item_id]: only.quantity } : {},
  );
  const [isTried, setTried] = useState(false);
  const quantityOf = ({ line_item_id }: Lines[number]) => chosen[line_item_id] ?? 0;
  const items = lines
    .map(line => ({ line_item_id: line.line_item_id, quantity: quantityOf(line) }))
    .filter(({ quantity }) => quantity > 0);
  const send = async ({ account_name, iban, reason, ...rest }: ReturnFields) => {
    if (items.length === 0) return;
    const account = rest.destination === 'bank_account' ? { account_name, iban } : {};
    const request: ReturnRequest = {
      ...rest,
      ...account,
      reason: reason as ReturnRequest['reason'],
      return_items: items,
    };
    try {
      onDone(await submit.mutateAsync({ request, idempotencyKey: keyOf(request) }));
    } catch (error) {
      resetWhenRejected(error);
      // The last call sets the focus: reversed, that is the first field.
      for (const name of rejectedFieldsOf(error).reverse())
        form.setError(name, { message: (error as ApiError).fields[name] ?? '' }, { shouldFocus: true });
    }
  };
  return {
    form,
    isSending: submit.isPending,
    /** Error below the form: field errors are shown at their fields. */
    apiError: rejectedFieldsOf(submit.error).length === 0 ? submit.error : null,
    quantityOf,
    choose: (id: number, quantity: number) => setChosen({ ...chosen, [id]: quantity }),
    isNothing: isTried && items.length === 0,
    sum: lines.reduce((all, line) => all + toMoney(line.unit_amount) * quantityOf(line), 0),
    submit: (event: FormEvent<HTMLFormElement>) => {
      setTried(true);
      if (items.length === 0) event.currentTarget.querySelector('input')?.focus();
      void form.handleSubmit(send)(event);
    },
  };
};
