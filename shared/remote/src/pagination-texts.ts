import type { Translate } from '@ortoo/i18n';

/** Texts of a pagination. */
export const paginationTexts = (t: Translate) => ({
  label: t('nav.pages'),
  labels: {
    previous: t('actions.previous'),
    next: t('actions.next'),
    page: (number: number) => t('nav.page', { number }),
  },
});
