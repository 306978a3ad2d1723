import { useMessages } from '@ortoo/remote';
import { InlineNotice } from '@ortoo/ui';

/** Notice that the list comes from the database and is limited. */
export const PlainNotice = () => {
  const t = useMessages();
  return (
    <InlineNotice tone="warn" title={t('listing.plain')}>
      {t('listing.plainText')}
    </InlineNotice>
  );
};
