import type { KeyboardEvent, MouseEvent } from 'react';

/** Marks the link of a row. */
export const rowLink = 'data-row';

const linksIn = (list: Element) => [...list.querySelectorAll<HTMLAnchorElement>(`a[${rowLink}]`)];

const targetOf = (key: string, at: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};

/** Arrows, Home and End move between the rows of a list; Enter opens one, as links do; Space selects it. */
export const onRowKey = (event: KeyboardEvent<HTMLElement>): void => {
  const link = event.target instanceof Element ? event.target.closest(`a[${rowLink}]`) : null;
  if (!link || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = linksIn(event.currentTarget);
  const target = targetOf(
    event.key,
    links.findIndex(other => other === link),
    links.length - 1,
  );
  if (target !== undefined) {
    event.preventDefault();
    links[target]?.focus();
    return;
  }
  const box = link.closest('[data-row-place]')?.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (event.key !== ' ' || !box) return;
  event.preventDefault();
  box.click();
};

/** A press on a row follows its link, unless the press is on a control or marks text. */
export const onRowPress = (event: MouseEvent<HTMLElement>): void => {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('a, button, input, label, summary')) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || window.getSelection()?.isCollapsed === false) return;
  target.closest('[data-row-place]')?.querySelector<HTMLAnchorElement>(`a[${rowLink}]`)?.click();
};

/** Focuses the link of a row, if it is shown. */
export const focusRow = (id: string): void =>
  document.querySelector<HTMLAnchorElement>(`a[${rowLink}="${CSS.escape(id)}"]`)?.focus();
