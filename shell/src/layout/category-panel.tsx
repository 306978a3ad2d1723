import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { css } from '@emotion/react';
import type { Menu } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { Picture } from '@ortoo/ui';
import { menuTitle } from './menu-title.rules';
import { useTaxonPicture } from './use-taxon-picture';

/** A column with at most so many lines has room for the lines below them. */
const shortColumn = 4;

interface CategoryPanelProps {
  id: string;
  menus: Menu[];
  open: boolean;
  onClose: () => void;
  /** Opens the panel, and gets the focus back on Escape. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Closes the panel on Escape, on a press outside and when the focus moves on. */
const useDismissal = (
  panel: RefObject<HTMLElement | null>,
  { open, onClose, button }: Pick<CategoryPanelProps, 'open' | 'onClose' | 'button'>,
) => {
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !panel.current?.contains(target) && !button.current?.contains(target);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    onClose();
    button.current?.focus();
  });
  const onMove = useEffectEvent(({ target }: Event) => {
    if (isOutside(target)) onClose();
  });
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', event => onKey(event), { signal });
    document.addEventListener('pointerdown', event => onMove(event), { signal });
    document.addEventListener('focusin', event => onMove(event), { signal });
    return () => controller.abort();
  }, [open]);
};

const Column = ({ menu }: { menu: Menu }) => {
  const href = useHref();
  const picture = useTaxonPicture(menu);
  const isShort = menu.children.length <= shortColumn;
  return (
    <li>
      <a className="top" href={href(menu.url ?? '/products')}>
        {picture && <Picture src={picture} alt="" ratio={16 / 9} sizes="240px" maxWidth={480} />}
        {menu.title}
      </a>
      <ul>
        {menu.children.map(child => (
          <li key={child.url}>
            <a href={href(child.url ?? '/products')}>{child.title}</a>
            {isShort && child.children.length > 0 && (
              <ul>
                {child.children.map(grandchild => (
                  <li key={grandchild.url}>
                    <a href={href(grandchild.url ?? '/products')}>{grandchild.title}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
};

/** All categories below the bar of a wide window, a column for each of the first level. */
export const CategoryPanel = ({ id, menus, open, onClose, button }: CategoryPanelProps) => {
  const t = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  useDismissal(panel, { open, onClose, button });
  const closeOnLink = (event: React.MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <div
      id={id}
      css={style}
      ref={panel}
      hidden={!open}
      role="group"
      aria-label={t(menuTitle(menus))}
      onClick={closeOnLink}
    >
      <ul>
        {menus.map(menu => (
          <Column key={menu.url} menu={menu} />
        ))}
      </ul>
    </div>
  );
};

const style = css`
  position: absolute;
  z-index: 1;
  inset: calc(var(--top-height) + 4rem) 0 auto;
  max-height: calc(100dvh - var(--top-height) - 4rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  opacity: 1;
  translate: 0 0;
  transition:
    opacity var(--calm) var(--ease),
    translate var(--calm) var(--ease);
  @starting-style {
    opacity: 0;
    translate: 0 -0.75rem;
  }
  > ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--space-4);
    max-width: calc(var(--page-width) + 2 * var(--gutter));
    margin-inline: auto;
    padding: var(--space-3) var(--gutter) var(--space-4);
  }
  .top {
    display: grid;
    gap: var(--space-1-5);
    padding-bottom: 0.5rem;
    font-family: var(--font-display);
    font-size: var(--text-lg);
    font-weight: 650;
  }
  img {
    border-radius: var(--radius);
    transition: opacity var(--quick);
  }
  .top:hover img {
    opacity: 0.88;
  }
  ul ul a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    font-size: var(--text-sm);
    font-weight: 550;
  }
  ul ul ul a {
    min-height: 1.875rem;
    color: var(--ink-soft);
    font-weight: 400;
  }
  ul ul ul {
    padding-bottom: 0.5rem;
  }
  a:hover {
    color: var(--action);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  @media (max-height: 499.98px) {
    max-height: none;
  }
  @media (pointer: coarse) {
    ul ul a,
    ul ul ul a {
      min-height: var(--target);
    }
  }
`;
