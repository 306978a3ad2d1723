import type { Locale } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';

/** Says once on a page in which language its texts are, when one of them has no translation. */
export const ShownIn = ({ texts }: { texts: readonly { locale?: Locale | undefined }[] }) => {
  const t = useMessages();
  const other = texts.find(({ locale }) => locale)?.locale;
  return other ? <p className="soft">{t(`shownIn.${other}`)}</p> : null;
};
