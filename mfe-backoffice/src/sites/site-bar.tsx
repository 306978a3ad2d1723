import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffSiteDetail } from '@ortoo/contracts';
import { formatTime } from '@ortoo/i18n';
import { useHref, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast, warnOf } from '@ortoo/stores';
import { Button, ButtonLink, ErrorNotice, InlineNotice } from '@ortoo/ui';
import { PublishDialog } from './publish-dialog';
import { previewSiteMutation, removeSiteDraftMutation, siteQuery } from './sites.queries';
import type { SiteEditing } from './use-site-form';

interface SiteBarProps {
  site: StaffSiteDetail;
  editing: SiteEditing;
}

const Notices = ({ site, editing }: SiteBarProps) => {
  const t = useMessages();
  const href = useHref();
  const { isConflict, wasRestored, error, discard, saveAnyway } = editing;
  const giveUp = (
    <Button kind="quiet" size="sm" onClick={() => void discard()}>
      {t('sites.discard')}
    </Button>
  );
  if (isConflict)
    return (
      <InlineNotice tone="warn" announce title={t('sites.conflict')}>
        <div css={lineStyle}>
          <ButtonLink kind="secondary" size="sm" href={href(`/backoffice/sites/${site.code}`)} target="_blank">
            {t('sites.showTheirs')}
          </ButtonLink>
          <Button kind="secondary" size="sm" onClick={() => void saveAnyway()}>
            {t('sites.saveAnyway')}
          </Button>
          {giveUp}
        </div>
      </InlineNotice>
    );
  return (
    <>
      {wasRestored && (
        <InlineNotice title={t('sites.restored')}>
          <div css={lineStyle}>{giveUp}</div>
        </InlineNotice>
      )}
      <ErrorNotice>{error}</ErrorNotice>
    </>
  );
};

/** Previews what is saved; the link is offered, for a browser may block a window that opens later. */
const usePreview = (site: StaffSiteDetail) => {
  const preview = useMutation(previewSiteMutation);
  return {
    ...preview,
    show: ({ draft_version }: Pick<StaffSiteDetail, 'draft_version'>) =>
      preview.mutate({ code: site.code, draft_version }),
  };
};

/** State of the draft, and what can be done with it. */
export const SiteBar = ({ site, editing }: SiteBarProps) => {
  const t = useMessages();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [isPublishing, setPublishing] = useState(false);
  const preview = usePreview(site);
  const removal = useMutation(removeSiteDraftMutation);
  const { isUnsaved, isPending, save, draftVersion, restart } = editing;
  const failed = preview.error ?? removal.error;
  /** Does it with what is saved, which is what is typed. */
  const withSaved = (work: (saved: StaffSiteDetail) => void) => {
    preview.reset();
    if (isUnsaved) save(work);
    else work(site);
  };
  const removeDraft = () =>
    removal.mutate(
      { code: site.code, draft_version: draftVersion },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('sites.draftRemoved') });
          client.fetchQuery(siteQuery(site.code)).then(restart, warnOf);
        },
      },
    );
  return (
    <div css={barStyle}>
      <Notices {...{ site, editing }} />
      <ErrorNotice>{failed ? failed.message || errorText(failed) : undefined}</ErrorNotice>
      {preview.data && !isUnsaved && (
        <InlineNotice announce title={t('sites.previewReady', { time: formatTime(preview.data.expires_at) })}>
          <div css={lineStyle}>
            <ButtonLink kind="secondary" size="sm" href={preview.data.url} target="_blank">
              {t('sites.openPreview')}
            </ButtonLink>
          </div>
        </InlineNotice>
      )}
      <div css={lineStyle}>
        <span className="soft state" role="status">
          {t(isUnsaved ? 'sites.unsaved' : site.has_draft ? 'sites.isDraft' : 'sites.notChanged')}
        </span>
        {site.has_draft && !isUnsaved && (
          <Button kind="quiet" size="sm" busy={removal.isPending} onClick={removeDraft}>
            {t('sites.removeDraft')}
          </Button>
        )}
        <Button kind="secondary" size="sm" busy={preview.isPending} onClick={() => withSaved(preview.show)}>
          {t('sites.preview')}
        </Button>
        <Button
          kind="secondary"
          size="sm"
          busy={isPending}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => save(() => showToast({ tone: 'success', text: t('sites.saved') }))}
        >
          {t('sites.save')}
        </Button>
        <Button
          size="sm"
          disabled={!site.has_draft && !isUnsaved}
          onClick={() => withSaved(({ problems }) => setPublishing(problems.length === 0))}
        >
          {t('sites.publish')}
        </Button>
      </div>
      <PublishDialog site={site} open={isPublishing} onClose={() => setPublishing(false)} onPublished={restart} />
    </div>
  );
};

const lineStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  .state {
    flex: 1;
    min-width: 9rem;
  }
`;

const barStyle = css`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  display: grid;
  gap: var(--space-1);
  margin-inline: calc(-1 * var(--space-2));
  padding: 0.75rem var(--space-2);
  border-top: 1px solid var(--line);
  background: var(--surface);
`;
