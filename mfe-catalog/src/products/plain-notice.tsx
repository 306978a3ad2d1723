import { useMessages } from '@ortoo/remote';
import { InlineNotice } from '@ortoo/ui';

/** The list comes from the database: it is right, and knows less. */
export const PlainNotice = () => {
  const t = useMessages();
  return (
    <InlineNotice tone="warn" title={t('listing.plain')}>
      {t('listing.plainText')}
    </InlineNotice>
  );
};
