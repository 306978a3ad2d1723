import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { staffOrderLimits, type StaffOrder } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, TextArea } from '@ortoo/ui';
import { changeOrderMutation } from './orders.mutations';

/** What colleagues should know of an order; the buyer does not see it. */
export const OrderNotes = ({ order: { number, notes } }: { order: StaffOrder }) => {
  const t = useMessages();
  const locale = useLocale();
  const [text, setText] = useState('');
  const { mutate, error, isPending } = useMutation(changeOrderMutation(number));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !isPending) mutate({ kind: 'note', text: text.trim() }, { onSuccess: () => setText('') });
  };
  return (
    <div css={style}>
      <form onSubmit={submit}>
        <TextArea
          label={t('orders.note')}
          hint={t('orders.noteHint')}
          value={text}
          onChange={event => setText(event.target.value)}
          maxLength={staffOrderLimits.note}
          rows={2}
        />
        <ErrorNotice>{error ? error.message || t('errors.text') : undefined}</ErrorNotice>
        <Button type="submit" size="sm" kind="secondary" busy={isPending}>
          {t('orders.addNote')}
        </Button>
      </form>
      <ul className="rows">
        {notes.map(({ id, text: note, by, created_at: at }) => (
          <li key={id}>
            <span>
              {note}
              <span className="soft">{[by, formatDateTime(at, locale)].join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  form {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
  }
  form > div {
    width: 100%;
  }
`;
