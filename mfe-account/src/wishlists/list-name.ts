import type { Translate } from '@ortoo/i18n';

/** The first list of a shopper has no name of its own. */
export const listName = ({ name }: { name: string }, t: Translate): string => name || t('nav.wishes');
