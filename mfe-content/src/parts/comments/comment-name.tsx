import { css } from '@emotion/react';
import { type OwnComments, commentLimits } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, TextField } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { chooseName } from './comments.mutations';
import type { CommentSubject } from './comments.queries';

interface CommentNameProps {
  subject: CommentSubject;
  own: OwnComments;
}

/** The name that the user's comments have; an empty one is the short name of the account. */
export const CommentName = ({ subject, own }: CommentNameProps) => {
  const t = useMessages();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(chooseName(subject));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    mutate(name || null, { onSuccess: () => setOpen(false) });
  };
  if (!isOpen)
    return (
      <p css={lineStyle}>
        <span>{t('comments.asName', { name: own.name })}</span>
        <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
          {t('comments.changeName')}
        </Button>
      </p>
    );
  return (
    <form css={formStyle} onSubmit={save} noValidate>
      <TextField
        label={t('comments.name')}
        hint={t('comments.nameHint')}
        name="name"
        autoComplete="nickname"
        maxLength={commentLimits.name}
        defaultValue={own.chosen_name ?? ''}
        error={errorText(error)}
        onChange={() => error && reset()}
      />
      <div>
        <Button type="submit" kind="secondary" size="sm" busy={isPending}>
          {t('actions.save')}
        </Button>
        <Button kind="quiet" size="sm" onClick={() => setOpen(false)}>
          {t('actions.cancel')}
        </Button>
      </div>
    </form>
  );
};

const lineStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.5rem;
  color: var(--ink-soft);
  font-size: var(--text-sm);
`;

const formStyle = css`
  display: grid;
  gap: var(--space-1);
`;
