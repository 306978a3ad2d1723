import type { Texts } from '@ortoo/i18n';
import { emit } from '@ortoo/stores';
import { headOf } from '../composition/head';
import type { PreparedPage } from '../composition/prepare';
import { applyHead } from './document-head';
import { markShown } from './page-shown';
import { placeScroll, restoreScroll } from './scroll-memory';
import { isTyping } from './typing';

interface ArrivalOptions {
  result: PreparedPage;
  isPop: boolean;
  /** The page the document was opened with: the browser has announced it already, and the visitor may have scrolled. */
  isFirst: boolean;
  siteName: string;
  texts: Texts;
}

/** A page that still waits for what it is about has no heading yet: Tab goes on from its beginning all the same. */
const focusHeading = () => {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};

/** Whether it is what the visitor will see here, and not on the way to it. */
const isSettled = ({ kind }: PreparedPage) => kind !== 'client' && kind !== 'moved';

/** Settles a page that has just come on the screen: title, scroll position, focus on its heading (which also announces it). */
export const arrive = ({ result, isPop, isFirst, siteName, texts }: ArrivalOptions): void => {
  if (isSettled(result) && !isFirst) applyHead(headOf(result, texts), siteName, texts.locale);
  if (isSettled(result)) {
    markShown();
    emit('page_shown', {});
  }
  if (isFirst) return restoreScroll();
  placeScroll(isPop);
  // Letters would be lost.
  if (!isTyping()) focusHeading();
};
