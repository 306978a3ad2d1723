import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SiteDocument, StaffSiteDetail } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { $siteDrafts, dropDraft } from './site-drafts.store';
import { documentOf, openProblems } from './site-form.rules';
import { changeSiteMutation, siteQuery } from './sites.queries';

/** What the parts of the editor share. */
export interface SiteForm {
  config: SiteDocument;
  set: (change: Partial<SiteDocument>) => void;
  /** Message of a setting, by its path. */
  errorOf: (path: string) => string | undefined;
  choices: StaffSiteDetail['choices'];
}

/** A site while it is edited: nothing that is typed is lost before it is saved or given up. */
export const useSiteForm = (site: StaffSiteDetail) => {
  const { code } = site;
  const t = useMessages();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [opening] = useState(() => $siteDrafts.get()[code]);
  const [config, setConfig] = useState(opening?.config ?? documentOf(site));
  const [draftVersion, setDraftVersion] = useState(opening?.draftVersion ?? site.draft_version);
  const [isUnsaved, setUnsaved] = useState(opening !== undefined);
  const { mutate, error, isPending, reset } = useMutation(changeSiteMutation);
  useEffect(() => {
    if (isUnsaved) $siteDrafts.setKey(code, { config, draftVersion });
  }, [code, isUnsaved, config, draftVersion]);

  const restart = (saved: StaffSiteDetail) => {
    dropDraft(code);
    setConfig(documentOf(saved));
    setDraftVersion(saved.draft_version);
    setUnsaved(false);
    reset();
  };
  const readLatest = () =>
    client.fetchQuery(siteQuery(code)).catch(() => {
      showToast({ tone: 'error', text: t('errors.text') });
      return undefined;
    });
  const send = (version: number, onSaved?: (saved: StaffSiteDetail) => void) =>
    mutate(
      { code, draft_version: version, config },
      {
        onSuccess: saved => {
          restart(saved);
          onSaved?.(saved);
        },
      },
    );
  const problems = openProblems(site, config);
  return {
    form: {
      config,
      set: change => {
        setConfig(latest => ({ ...latest, ...change }));
        setUnsaved(true);
        if (error && error.code !== 'CONFLICT') reset();
      },
      errorOf: path => problems.find(problem => problem.path === path)?.text,
      choices: site.choices,
    } satisfies SiteForm,
    draftVersion,
    problems,
    isUnsaved,
    isPending,
    wasRestored: opening !== undefined && isUnsaved,
    isConflict: error?.code === 'CONFLICT',
    error: error ? error.message || errorText(error) : undefined,
    restart,
    save: (onSaved?: (saved: StaffSiteDetail) => void) => send(draftVersion, onSaved),
    /** Saves over what somebody else has saved. */
    saveAnyway: async () => {
      const latest = await readLatest();
      if (latest) send(latest.draft_version);
    },
    /** Gives the changes up, for the draft as it is now. */
    discard: async () => {
      const latest = await readLatest();
      if (latest) restart(latest);
    },
    forget: () => dropDraft(code),
  };
};

export type SiteEditing = ReturnType<typeof useSiteForm>;
