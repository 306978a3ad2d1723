import type { Texts } from '@ortoo/i18n';
import { tell } from '@ortoo/stores';
import { headOf } from '../composition/head';
import type { PreparedPage } from '../composition/prepare';
import { applyHead } from './document-head';
import { markShown } from './page-shown';
import { placeScroll, restoreScroll } from './scroll-memory';

interface ArrivalOptions {
  result: PreparedPage;
  isPop: boolean;
  /** The page the document was opened with: the browser has announced it already, and the visitor may have scrolled. */
  isFirst: boolean;
  /** What had the focus when the way to this page began; null for the page the document was opened with. */
  left: Element | null;
  siteName: string;
  texts: Texts;
}

/** Whether somebody has begun to write elsewhere while the page was on its way, as in the search field. */
const isWriting = (left: Element | null): boolean => {
  const { activeElement } = document;
  return activeElement !== left && activeElement?.matches(':not(main *):is(input, textarea, select)') === true;
};

const focusHeading = (left: Element | null) => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || isWriting(left)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Whether it is what the visitor will see here, and not on the way to it. */
const isSettled = ({ kind }: PreparedPage) => kind !== 'client' && kind !== 'moved';

/** Settles a page that has just come on the screen: title, scroll position, focus on its heading (which also announces it). */
export const arrive = ({ result, isPop, isFirst, left, siteName, texts }: ArrivalOptions): void => {
  if (isSettled(result) && !isFirst) applyHead(headOf(result, texts), siteName, texts.locale);
  if (isSettled(result)) {
    markShown();
    tell('page_shown', {});
  }
  if (isFirst) return restoreScroll();
  placeScroll(isPop);
  focusHeading(left);
};
