import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { StaffSiteDetail } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, StatusPill } from '@ortoo/ui';
import { FormSection } from '../parts/form-section';
import { restoreSiteMutation } from './sites.queries';
import type { SiteEditing } from './use-site-form';

interface SiteHistoryProps {
  site: StaffSiteDetail;
  editing: SiteEditing;
}

/** Every published version; one of them can become the draft. */
export const SiteHistory = ({ site, editing }: SiteHistoryProps) => {
  const t = useMessages();
  const locale = useLocale();
  const errorText = useErrorText();
  const { mutate, error, isPending, variables } = useMutation(restoreSiteMutation);
  const restore = (version: number) =>
    mutate(
      { code: site.code, version, draft_version: editing.draftVersion },
      {
        onSuccess: saved => {
          editing.restart(saved);
          showToast({ tone: 'success', text: t('sites.restoredNow', { version }) });
        },
      },
    );
  return (
    <FormSection title={t('sites.sections.history')} text={t('sites.historyText')}>
      <ErrorNotice>{error ? error.message || errorText(error) : undefined}</ErrorNotice>
      <ol css={style}>
        {site.versions.map(({ version, at, author, note }) => (
          <li key={version}>
            <div>
              <strong>{t('sites.version', { version })}</strong>
              {version === site.version && <StatusPill tone="good">{t('sites.current')}</StatusPill>}
              <p className="soft">
                {formatDateTime(at, locale, 'short')} · {author ?? t('sites.byShop')}
              </p>
              {note && <p>{note}</p>}
            </div>
            {version !== site.version && (
              <Button
                kind="secondary"
                size="sm"
                aria-label={t('sites.restoreOf', { version })}
                busy={isPending && variables.version === version}
                onClick={() => restore(version)}
              >
                {t('sites.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </FormSection>
  );
};

const style = css`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-1);
    padding-block: var(--space-1-5);
    border-top: 1px solid var(--line);
  }
  strong {
    margin-right: 0.5rem;
  }
`;
