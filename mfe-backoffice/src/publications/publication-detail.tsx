import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { StaffPublication } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { Slot, useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, DefinitionList, ErrorNotice } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { ReasonDialog } from '../parts/reason-dialog';
import type { ListControl } from '../parts/use-list';
import { decidePublicationMutation } from './publications.queries';

interface PublicationDetailProps {
  list: ListControl;
  publication: StaffPublication;
  onDecided: () => void;
}

/** What a user has written as readers would see it, and the decision. */
export const PublicationDetail = ({ list, publication, onDecided }: PublicationDetailProps) => {
  const t = useMessages();
  const locale = useLocale();
  const [isRejecting, setRejecting] = useState(false);
  const { mutate, error, isPending, variables } = useMutation({
    ...decidePublicationMutation,
    onSuccess: (_answer, { decision }) => {
      setRejecting(false);
      showToast({ tone: 'success', text: t(`publications.done.${decision}`) });
      onDecided();
    },
  });
  const { id, version, state, content, publish_at } = publication;
  const message = error ? error.message || t('errors.text') : undefined;
  return (
    <DetailPanel
      list={list}
      title={publication.title || t('publications.untitled')}
      actions={
        state === 'submitted' && (
          <>
            <Button
              busy={isPending && variables.decision === 'publish'}
              onClick={() => mutate({ id, version, decision: 'publish' })}
            >
              {t('publications.publish')}
            </Button>
            <Button kind="secondary" onClick={() => setRejecting(true)}>
              {t('publications.reject')}
            </Button>
          </>
        )
      }
    >
      <DefinitionList
        items={[
          { term: t('publications.writer'), value: publication.writer },
          { term: t('publications.kind'), value: t(`publications.kinds.${publication.kind}`) },
          { term: t('publications.publishAt'), value: publish_at && formatDateTime(publish_at, locale) },
          { term: t('publications.updated'), value: formatDateTime(publication.updated_at, locale) },
          { term: t('reason.label'), value: publication.note },
        ]}
      />
      <ErrorNotice>{isRejecting ? undefined : message}</ErrorNotice>
      <Slot id="content.publication-text" when="now" props={{ content }} />
      <ReasonDialog
        open={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('publications.rejectTitle')}
        action={t('publications.reject')}
        hint={t('publications.noteHint')}
        busy={isPending}
        error={message}
        onSubmit={note => mutate({ id, version, decision: 'reject', note })}
      />
    </DetailPanel>
  );
};
