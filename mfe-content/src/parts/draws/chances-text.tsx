import type { Chances } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { ButtonLink, InlineNotice } from '@ortoo/ui';

/** How often the user may play today, and when next. */
export const ChancesText = ({ chances }: { chances: Chances }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { left, next_at, blocked_by } = chances;
  if (blocked_by) {
    const action = blocked_by === 'phone' && (
      <ButtonLink kind="quiet" size="sm" href={href('/profile/details')}>
        {t('draws.confirmPhone')}
      </ButtonLink>
    );
    return (
      <InlineNotice tone="warn" action={action}>
        {t(`draws.blocked.${blocked_by}`)}
      </InlineNotice>
    );
  }
  if (left > 0) return <p>{t('draws.left', { count: left })}</p>;
  return (
    <p>
      {t('draws.none')}{' '}
      {next_at ? (
        <time dateTime={next_at}>{t('draws.nextAt', { time: formatDateTime(next_at, locale) })}</time>
      ) : (
        t('draws.last')
      )}
    </p>
  );
};
