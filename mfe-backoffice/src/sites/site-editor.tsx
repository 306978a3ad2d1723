import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StaffSiteDetail } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { InlineNotice } from '@ortoo/ui';
import { UnsavedGuard } from '../parts/unsaved-guard';
import { SiteBar } from './site-bar';
import { countProblems, sectionNames, sectionOf, type SiteSection } from './site-form.rules';
import { SiteGeneral } from './site-general';
import { SiteHistory } from './site-history';
import { SiteLanguages } from './site-languages';
import { SiteLook } from './site-look';
import { SiteMenus } from './site-menus';
import { SiteMessages } from './site-messages';
import { SiteRails } from './site-rails';
import { SiteSelling } from './site-selling';
import { type SiteEditing, useSiteForm } from './use-site-form';

const parts = {
  general: SiteGeneral,
  look: SiteLook,
  menus: SiteMenus,
  rails: SiteRails,
  languages: SiteLanguages,
  selling: SiteSelling,
  messages: SiteMessages,
};

interface SectionsProps {
  editing: SiteEditing;
  section: SiteSection;
  onChange: (section: SiteSection) => void;
}

const Sections = ({ editing, section, onChange }: SectionsProps) => {
  const t = useMessages();
  const counts = countProblems(editing.problems);
  return (
    <nav css={navStyle} aria-label={t('sites.section')}>
      {sectionNames.map(name => (
        <button key={name} type="button" aria-current={name === section || undefined} onClick={() => onChange(name)}>
          {t(`sites.sections.${name}`)}
          {counts[name] && (
            <span className="count" aria-label={t('sites.problems', { count: counts[name] })}>
              {counts[name]}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
};

const Problems = ({ editing: { problems }, onChange }: Pick<SectionsProps, 'editing' | 'onChange'>) => {
  const t = useMessages();
  if (problems.length === 0) return null;
  return (
    <InlineNotice tone="warn" announce title={t('sites.problems', { count: problems.length })}>
      <p>{t('sites.problemsText')}</p>
      <ul css={problemsStyle}>
        {problems.slice(0, 12).map(({ path, text }) => (
          <li key={path + text}>
            <button type="button" onClick={() => onChange(sectionOf(path))}>
              <code>{path}</code>
            </button>{' '}
            {text}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
};

const isSaveKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyS';

/** Everything about a site, in parts; saved as one draft. */
export const SiteEditor = ({ site }: { site: StaffSiteDetail }) => {
  const editing = useSiteForm(site);
  const { form, isUnsaved, save, forget } = editing;
  const [section, setSection] = useState<SiteSection>('general');
  const submit = useEffectEvent(() => save());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      submit();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const Part = section === 'history' ? undefined : parts[section];
  return (
    <div css={style}>
      <Sections {...{ editing, section }} onChange={setSection} />
      <div className="part">
        <Problems editing={editing} onChange={setSection} />
        {Part ? <Part form={form} /> : <SiteHistory {...{ site, editing }} />}
      </div>
      <SiteBar {...{ site, editing }} />
      <UnsavedGuard isUnsaved={isUnsaved} onDiscard={forget} />
    </div>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-2);
    min-width: 0;
  }
  @media (min-width: 992px) {
    grid-template-columns: 13rem minmax(0, 1fr);
    > :last-of-type:not(nav) {
      grid-column: 1 / -1;
    }
  }
`;

const navStyle = css`
  display: flex;
  gap: 0.25rem;
  min-width: 0;
  overflow-x: auto;
  button {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    min-height: var(--target);
    padding: 0 0.875rem;
    border: 0;
    border-radius: var(--radius-sm);
    background: none;
    color: var(--ink);
    text-align: left;
    white-space: nowrap;
  }
  button:hover {
    background: var(--sand);
  }
  [aria-current] {
    background: var(--action-wash);
    color: var(--action);
    font-weight: 620;
  }
  .count {
    min-width: 1.375rem;
    padding-inline: 0.375rem;
    border-radius: 1rem;
    background: var(--bad-wash);
    color: var(--bad);
    font-size: var(--text-sm);
    text-align: center;
  }
  @media (min-width: 992px) {
    position: sticky;
    /* Below the bar of the workplace. */
    top: 4.5rem;
    flex-direction: column;
    align-self: start;
    button {
      white-space: normal;
    }
  }
`;

const problemsStyle = css`
  display: grid;
  gap: 0.375rem;
  margin: 0.5rem 0 0;
  padding: 0;
  list-style: none;
  button {
    min-height: 1.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: underline;
  }
  code {
    overflow-wrap: anywhere;
  }
`;
