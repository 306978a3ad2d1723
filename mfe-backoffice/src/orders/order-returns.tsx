import type { StaffOrder } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { TextLink } from '@ortoo/ui';
import { moneyText } from '../parts/money-text';
import { ReturnState } from '../parts/return-state';

/** Requests to return something of an order. */
export const OrderReturns = ({ returns }: Pick<StaffOrder, 'returns'>) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  if (returns.length === 0) return <p className="soft">{t('orders.noReturns')}</p>;
  return (
    <ul className="rows">
      {returns.map(({ id, number, state, amount, return_items, created_at: at }) => (
        <li key={id}>
          <span>
            <TextLink href={href(`/backoffice/returns?open=${id}`)}>{number}</TextLink>
            <span className="soft">
              {[...return_items.map(({ name, quantity }) => `${name} × ${quantity}`), formatDateTime(at, locale)].join(
                ' · ',
              )}
            </span>
          </span>
          <ReturnState state={state} />
          <span className="amount">{moneyText(amount, locale)}</span>
        </li>
      ))}
    </ul>
  );
};
