import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useHref, useLateDialog, useMessages, useSite } from '@ortoo/remote';
import { Drawer, IconButton, MenuIcon, SearchIcon } from '@ortoo/ui';
import { LatePalette } from './late-palette';
import { pillStyle } from './pill-style';
import { StaffMenu } from './staff-menu';
import { useGeometry } from './use-geometry';
import { WorkplaceNav } from './workplace-nav';

interface WorkplaceProps {
  title: string;
  /** Below the title. */
  text?: ReactNode;
  /** Buttons in the line of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

const isPaletteKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';

const Bar = ({ onMenu }: { onMenu: () => void }) => {
  const t = useMessages();
  const palette = useLateDialog();
  const show = useEffectEvent(() => {
    if (!palette.dialog.open) palette.button.onClick();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <header css={barStyle} className="no-print">
      <span className="only-phone">
        <IconButton label={t('actions.openMenu')} icon={<MenuIcon />} aria-haspopup="dialog" onClick={onMenu} />
      </span>
      <button type="button" css={[pillStyle, paletteStyle]} {...palette.button} aria-keyshortcuts="Control+K Meta+K">
        <SearchIcon aria-hidden="true" />
        <span>{t('palette.open')}</span>
        <kbd aria-hidden="true" className="only-wide">
          {t('palette.keys')}
        </kbd>
      </button>
      <StaffMenu />
      {palette.isRequested && <LatePalette {...palette.dialog} />}
    </header>
  );
};

/** The layout of every page of the back office: navigation, bar, and the page with its title. */
export const Workplace = ({ title, text, actions, children }: WorkplaceProps) => {
  const t = useMessages();
  const href = useHref();
  const { configs } = useSite();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useGeometry();
  const brand = (
    <p className="brand">
      <a href={href('/backoffice')}>
        {configs.name}
        <span>{t('workplace.title')}</span>
      </a>
    </p>
  );
  return (
    <div css={style}>
      <aside className="side only-wide no-print">
        {brand}
        <WorkplaceNav />
      </aside>
      <div className="page">
        <Bar onMenu={() => setMenuOpen(true)} />
        <main id="content" tabIndex={-1}>
          <div className="head">
            <div>
              <h1>{title}</h1>
              {text && <p className="soft">{text}</p>}
            </div>
            {actions && <div className="actions">{actions}</div>}
          </div>
          {children}
        </main>
      </div>
      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        title={t('workplace.title')}
        closeLabel={t('actions.close')}
      >
        <WorkplaceNav onFollow={() => setMenuOpen(false)} />
      </Drawer>
    </div>
  );
};

const barStyle = css`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  gap: var(--space-1);
  height: var(--header-height);
  padding-inline: var(--space-2);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  @media (max-width: 991.98px) {
    padding-inline: 0.25rem 0.5rem;
  }
`;

const paletteStyle = css`
  flex: 0 1 26rem;
  min-width: 0;
  margin-right: auto;
  color: var(--ink-soft);
  font-weight: 450;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  kbd {
    margin-left: auto;
    padding: 0 0.375rem;
    border: 1px solid var(--line);
    border-radius: 4px;
    font: inherit;
    font-size: 0.75rem;
  }
  @media (max-width: 991.98px) {
    flex: 1 1 auto;
    min-height: var(--target);
  }
`;

const style = css`
  min-height: 100dvh;
  @media (min-width: 992px) {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  .side {
    position: sticky;
    top: 0;
    height: 100dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0 var(--space-1-5) var(--space-3);
    border-right: 1px solid var(--line);
    background: var(--sand);
  }
  .brand a {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
    min-height: 3.5rem;
    padding: 1rem 0.625rem 0;
    font-family: var(--font-display);
    font-size: var(--text-lg);
    font-weight: 700;
    letter-spacing: var(--tracking-display);
  }
  .brand span {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 500;
    letter-spacing: 0;
  }
  .page {
    min-width: 0;
  }
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-2);
    max-width: 100rem;
    margin-inline: auto;
    padding: var(--space-2) var(--space-2) var(--space-6);
  }
  main > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-2);
  }
  main > .head .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  h1 {
    font-size: var(--text-xl);
  }
  @media (min-width: 992px) {
    main {
      padding: var(--space-3) var(--space-4) var(--space-6);
    }
    h1 {
      font-size: 1.5rem;
    }
  }
`;
