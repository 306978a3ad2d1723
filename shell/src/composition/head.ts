import type { Texts } from '@ortoo/i18n';
import type { PageHead } from '@ortoo/remote';
import type { PreparedPage } from './prepare';

/** Metadata of the document, also when the page cannot be shown. */
export const headOf = (prepared: PreparedPage, texts: Texts): PageHead => {
  if (prepared.kind === 'page') return prepared.head;
  const t = texts.translator('shell');
  const titles = { 'not-found': t('errors.notFound'), failed: t('errors.part'), client: '', moved: '' };
  return { title: titles[prepared.kind], robots: 'noindex' };
};
