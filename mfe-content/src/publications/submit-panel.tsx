import { css } from '@emotion/react';
import { ApiError } from '@ortoo/http';
import { useMessages, useNavigate } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Cluster, ErrorNotice, Panel, TextField } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { removeMutation, submitMutation, withdrawMutation } from './publications.mutations';
import type { WrittenDraft } from './use-draft';

interface SubmitPanelProps {
  draft: WrittenDraft;
  /** Names of the fields that are empty. */
  onMissing: (fields: readonly string[]) => void;
}

/** The shop's clock is the one of Ulaanbaatar, whatever the device has. */
const timeOf = (local: string): string | null => (local === '' ? null : new Date(`${local}:00+08:00`).toISOString());

const Remove = ({ draft: { publication } }: { draft: WrittenDraft }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const errorOf = useErrorText();
  const remove = useMutation(removeMutation(publication.id));
  const [isAsking, setAsking] = useState(false);
  if (publication.slug !== null) return null;
  if (!isAsking) {
    return (
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('actions.delete')}
      </Button>
    );
  }
  return (
    <div role="alert">
      <p>{t('write.removeAsk')}</p>
      <ErrorNotice>{errorOf(remove.error)}</ErrorNotice>
      <Cluster>
        <Button
          kind="danger"
          size="sm"
          busy={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: () => void navigate('/publications') })}
        >
          {t('actions.delete')}
        </Button>
        <Button kind="quiet" size="sm" onClick={() => setAsking(false)}>
          {t('actions.cancel')}
        </Button>
      </Cluster>
    </div>
  );
};

/** Hands the text to the staff, now or for a later day, takes it back, or deletes it. */
export const SubmitPanel = ({ draft, onMissing }: SubmitPanelProps) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const submit = useMutation(submitMutation(draft.publication.id));
  const withdraw = useMutation(withdrawMutation(draft.publication.id));
  const [at, setAt] = useState('');
  const { state } = draft.publication;
  const send = async () => {
    const version = await draft.flush();
    if (version === undefined) return;
    submit.mutate(
      { version, publish_at: timeOf(at) },
      {
        onSuccess: answer => {
          onMissing([]);
          draft.take(answer);
          showToast({ tone: 'success', text: t('write.submitted') });
        },
        onError: error => onMissing(error instanceof ApiError ? Object.keys(error.fields) : []),
      },
    );
  };
  if (state === 'submitted') {
    return (
      <Panel tone="sand">
        <ErrorNotice>{errorOf(withdraw.error)}</ErrorNotice>
        <Button
          kind="secondary"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined, { onSuccess: draft.take })}
        >
          {t('write.withdraw')}
        </Button>
      </Panel>
    );
  }
  return (
    <Panel tone="sand" as="section" aria-label={t('write.submit')}>
      <div css={style}>
        <TextField
          type="datetime-local"
          label={t('write.publishAt')}
          hint={t('write.publishAtHint')}
          optional={t('state.optional')}
          value={at}
          onChange={event => setAt(event.target.value)}
        />
        <ErrorNotice>{errorOf(submit.error)}</ErrorNotice>
        <Cluster>
          <Button busy={submit.isPending || draft.status === 'saving'} onClick={() => void send()}>
            {t('write.submit')}
          </Button>
          <Remove draft={draft} />
        </Cluster>
      </div>
    </Panel>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  max-width: 28rem;
`;
