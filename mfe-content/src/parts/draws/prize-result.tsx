import type { OwnDraw } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { ButtonLink, InlineNotice } from '@ortoo/ui';

const paths = {
  points: '/wallet',
  credit: '/wallet',
  code: '/products',
  product: '/cart',
  nothing: '/products',
} as const;

/** What was won, and where it is. Announced by the region that it appears in. */
export const PrizeResult = ({ draw }: { draw: OwnDraw }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { prize, code, code_expires_at: until } = draw;
  const isWon = prize.kind !== 'nothing';
  return (
    <InlineNotice
      tone={isWon ? 'good' : 'info'}
      title={isWon ? t('draws.won', { prize: prize.name }) : t('draws.lost')}
      action={
        <ButtonLink kind="quiet" size="sm" href={href(paths[prize.kind])}>
          {t(`draws.goTo.${prize.kind}`)}
        </ButtonLink>
      }
    >
      {isWon && <p>{t(`draws.where.${prize.kind}`)}</p>}
      {code && until && (
        <p>
          <strong translate="no">{t('draws.codeUntil', { code, date: formatDate(until, locale) })}</strong>
        </p>
      )}
    </InlineNotice>
  );
};
