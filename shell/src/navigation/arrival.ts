import type { Locale } from '@ortoo/i18n';
import type { PreparedPage } from '../composition/prepare';
import { applyHead } from './document-head';
import { placeScroll } from './scroll-memory';

interface ArrivalOptions {
  result: PreparedPage;
  isPop: boolean;
  /** The page the document was opened with: the browser has placed and announced it already. */
  isFirst: boolean;
  siteName: string;
  locale: Locale;
}

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Settles a page that has just come on the screen: title, scroll position, focus on its heading (which also announces it). */
export const arrive = ({ result, isPop, isFirst, siteName, locale }: ArrivalOptions): void => {
  if (result.kind === 'page' && !isFirst) applyHead(result.head, siteName, locale);
  if (isFirst && !isPop) return;
  placeScroll(isPop);
  if (!isFirst) focusHeading();
};
