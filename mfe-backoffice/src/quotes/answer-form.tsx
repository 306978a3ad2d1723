import { css } from '@emotion/react';
import { useId, useState, type FormEvent } from 'react';
import { useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, TextArea, TextField } from '@ortoo/ui';
import { endOfDay, faultsOf, priceOf, type AnswerFaults, type AnswerFields } from './answer.rules';
import type { QuoteAnswer } from './quotes.queries';

interface AnswerFormProps {
  busy: boolean;
  error: string | undefined;
  onAnswer: (answer: Omit<QuoteAnswer, 'id'>) => void;
}

/** The price, its last day and a message, which the customer gets. */
export const AnswerForm = ({ busy, error, onAnswer }: AnswerFormProps) => {
  const t = useMessages();
  const id = useId();
  const [fields, setFields] = useState<AnswerFields>({ price: '', until: '', message: '' });
  const [faults, setFaults] = useState<AnswerFaults>({});
  const errorOf = (name: keyof AnswerFields) => {
    const fault = faults[name];
    return fault && t(fault);
  };
  const set = (change: Partial<AnswerFields>) => {
    setFields({ ...fields, ...change });
    setFaults({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(fields, new Date());
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    const { price, until, message } = fields;
    onAnswer({ price: priceOf(price) ?? null, message: message.trim(), valid_until: until ? endOfDay(until) : null });
  };
  return (
    <form css={style} onSubmit={submit} noValidate aria-label={t('quotes.answer')}>
      <h3>{t('quotes.answer')}</h3>
      <TextField
        id={`${id}-price`}
        label={t('quotes.price')}
        hint={t('quotes.priceHint')}
        error={errorOf('price')}
        inputMode="numeric"
        autoComplete="off"
        value={fields.price}
        onChange={event => set({ price: event.target.value })}
        maxLength={20}
      />
      <TextField
        id={`${id}-until`}
        type="date"
        label={t('quotes.until')}
        hint={t('quotes.untilHint')}
        optional={t('state.optional')}
        error={errorOf('until')}
        value={fields.until}
        onChange={event => set({ until: event.target.value })}
      />
      <TextArea
        id={`${id}-message`}
        label={t('quotes.reply')}
        optional={t('state.optional')}
        value={fields.message}
        onChange={event => set({ message: event.target.value })}
        maxLength={2000}
        rows={4}
      />
      <ErrorNotice>{error}</ErrorNotice>
      <Button type="submit" busy={busy}>
        {t('quotes.send')}
      </Button>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
`;
