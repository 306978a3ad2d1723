import { localizePath, type Locale } from '@ortoo/i18n';
import type { PageHead } from '@ortoo/remote';

const setMeta = (name: string, content: string | undefined) => {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!content) return known?.remove();
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
};

/** Updates the document's head after a navigation. */
export const applyHead = (head: PageHead, siteName: string, locale: Locale): void => {
  document.title = fullTitle(head.title, siteName);
  setMeta('description', head.description);
  setMeta('robots', head.robots);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = localizePath(head.canonical ?? window.location.pathname, locale);
};

/** Title of the window: the page's own and the site's name. */
export const fullTitle = (title: string, siteName: string): string => (title ? `${title} · ${siteName}` : siteName);
