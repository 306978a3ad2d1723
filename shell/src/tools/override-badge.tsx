import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { overrideEnd, overrideName, previewEnd, previewName } from '@ortoo/contracts';
import type { Translate } from '@ortoo/i18n';
import { $override } from './tools.store';

interface BadgeProps {
  t: Translate;
  label: string;
  /** Query parameter that ends it, with its value. */
  end: readonly [name: string, value: string];
  children: ReactNode;
}

const Badge = ({ t, label, end: [name, value], children }: BadgeProps) => (
  <aside css={style} className="no-print" aria-label={label} title={t('tools.only')}>
    <p role="status">{children}</p>
    <form>
      <button name={name} value={value}>
        {t('tools.end')}
      </button>
    </form>
  </aside>
);

/** Shows permanently that this page differs from the live one, and can end the override. */
export const OverrideBadge = ({ t }: { t: Translate }) => {
  const { remote, release } = useStore($override);
  return (
    <Badge t={t} label={t('tools.label')} end={[overrideName, overrideEnd]}>
      <strong>{remote}</strong> <code>{release.slice(0, 7)}</code>
    </Badge>
  );
};

/** The same for a draft of the site's configuration. */
export const PreviewBadge = ({ t }: { t: Translate }) => (
  <Badge t={t} label={t('tools.draft')} end={[previewName, previewEnd]}>
    <strong>{t('tools.draftShort')}</strong>
  </Badge>
);

const style = css`
  position: fixed;
  z-index: var(--z-nav);
  left: max(0.75rem, env(safe-area-inset-left));
  bottom: calc(var(--bottom-nav-height) + 0.75rem);
  display: flex;
  align-items: center;
  max-width: calc(100% - 1.5rem);
  border-radius: 2rem;
  background: var(--night);
  color: var(--on-night);
  box-shadow: var(--shadow-2);
  font-size: var(--text-sm);
  line-height: 1.2;
  /* Above the bar with which one buys. */
  @media (max-width: 991.98px) {
    body:has([data-action-bar]) & {
      bottom: calc(var(--bottom-nav-height) + 5.25rem);
    }
  }
  p {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-width: 0;
    padding-inline: 1rem 0.75rem;
    white-space: nowrap;
  }
  p::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--gold);
  }
  code {
    font-family: ui-monospace, monospace;
    color: var(--on-night-soft);
  }
  button {
    min-height: var(--target);
    padding: 0 1rem;
    border: 0;
    border-left: 1px solid rgb(255 255 255 / 0.18);
    border-radius: 0 2rem 2rem 0;
    background: none;
    font-weight: 600;
  }
  button:hover {
    background: rgb(255 255 255 / 0.12);
  }
  :focus-visible {
    outline-color: var(--sky);
  }
`;
