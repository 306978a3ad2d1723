import { commentLimits } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, Cluster, Stack, TextArea } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { editComment } from './comments.mutations';
import type { CommentSubject } from './comments.queries';

interface EditFormProps {
  subject: CommentSubject;
  id: number;
  text: string;
  onDone: () => void;
}

/** Changes the text of an own comment. */
export const EditForm = ({ subject, id, text, onDone }: EditFormProps) => {
  const t = useMessages();
  const errorText = useErrorText();
  const [input, setInput] = useState(text);
  const { mutate, isPending, error, reset } = useMutation(editComment(subject, id));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (input.trim().length >= commentLimits.min) mutate(input.trim(), { onSuccess: onDone });
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap={1}>
        <TextArea
          label={t('comments.yours')}
          hideLabel
          rows={3}
          maxLength={commentLimits.max}
          value={input}
          error={input.trim().length < commentLimits.min ? t('comments.short') : errorText(error)}
          onChange={({ target }) => {
            setInput(target.value);
            if (error) reset();
          }}
        />
        <Cluster>
          <Button type="submit" size="sm" busy={isPending}>
            {t('actions.save')}
          </Button>
          <Button kind="quiet" size="sm" onClick={onDone}>
            {t('actions.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
};
