import type { Texts } from '@ortoo/i18n';
import { emit } from '@ortoo/stores';
import { headOf } from '../composition/head';
import type { PreparedPage } from '../composition/prepare';
import { $announcement } from './announcement.store';
import { applyHead } from './document-head';
import { markShown, pageShown } from './page-shown';
import { placeScroll, restoreScroll } from './scroll-memory';
import { isTyping } from './typing';

interface ArrivalOptions {
  result: PreparedPage;
  isPop: boolean;
  /** The document's first page: the browser has announced it already, and the visitor may have scrolled. */
  isFirst: boolean;
  siteName: string;
  texts: Texts;
}

/** A page that still loads has no heading: Tab continues from its beginning. */
const focusHeading = () => {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};

/** Whether this is the final page, not a step on the way to it. */
const isSettled = ({ kind }: PreparedPage) => kind !== 'client' && kind !== 'moved';

/** Finishes the navigation to a page: title and its announcement, scroll position, focus on its heading. */
export const arrive = ({ result, isPop, isFirst, siteName, texts }: ArrivalOptions): void => {
  if (isSettled(result) && !isFirst) {
    applyHead(headOf(result, texts), siteName, texts.locale);
    $announcement.set(pageShown());
  }
  if (isSettled(result)) {
    markShown();
    emit('page_shown', {});
  }
  if (isFirst) return restoreScroll();
  placeScroll(isPop);
  // Typed letters would be lost.
  if (!isTyping()) focusHeading();
};
