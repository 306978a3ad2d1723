import { useQuery } from '@tanstack/react-query';
import { toMoney } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { InlineNotice, TextLink } from '@ortoo/ui';
import { loyaltyQuery } from './overview.queries';

/** Points that are lost soon; without any, nothing. */
export const LapsingPoints = () => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { data } = useQuery(loyaltyQuery());
  const amount = toMoney(data?.lapsing ?? '0.0');
  if (amount <= 0) return null;
  return (
    <InlineNotice tone="warn" action={<TextLink href={href('/wallet')}>{t('account.wallet')}</TextLink>}>
      {t('overview.lapsing', { amount: formatMoney(amount, locale) })}
    </InlineNotice>
  );
};
