import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { StaffSiteDetail } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, Dialog, ErrorNotice, TextField } from '@ortoo/ui';
import { publishSiteMutation } from './sites.queries';

interface PublishDialogProps {
  site: StaffSiteDetail;
  open: boolean;
  onClose: () => void;
  onPublished: (site: StaffSiteDetail) => void;
}

/** Publishes the saved draft, with a note for the history. */
export const PublishDialog = ({ site, open, onClose, onPublished }: PublishDialogProps) => {
  const t = useMessages();
  const errorText = useErrorText();
  const [note, setNote] = useState('');
  const { mutate, error, isPending } = useMutation(publishSiteMutation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { code: site.code, draft_version: site.draft_version, note },
      {
        onSuccess: published => {
          showToast({ tone: 'success', text: t('sites.publishedNow', { version: published.version }) });
          onPublished(published);
          setNote('');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('sites.publishTitle')} closeLabel={t('actions.close')}>
      <form css={style} noValidate onSubmit={submit}>
        <p>{t('sites.publishText', { host: new URL(site.origin).host })}</p>
        <TextField
          label={t('sites.note')}
          hint={t('sites.noteHint')}
          optional={t('state.optional')}
          value={note}
          maxLength={200}
          autoComplete="off"
          onChange={event => setNote(event.target.value)}
        />
        <ErrorNotice>{error ? error.message || errorText(error) : undefined}</ErrorNotice>
        <Button type="submit" wide busy={isPending}>
          {t('sites.publish')}
        </Button>
      </form>
    </Dialog>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
