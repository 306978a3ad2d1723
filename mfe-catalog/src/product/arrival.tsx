import { css } from '@emotion/react';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { useNow } from '../parts/use-now';

const hour = 3_600_000;

/** Arrival dates of an order placed now; its line is reserved until the clock is available. */
export const Arrival = ({ hours: [from, to] }: { hours: readonly [number, number] }) => {
  const t = useMessages();
  const locale = useLocale();
  const now = useNow('minute');
  const day = (hours: number) => formatDate((now ?? 0) + hours * hour, locale, 'day');
  const text = () =>
    from === 0
      ? t('product.delivery.arrivesBy', { day: day(to) })
      : t('product.delivery.arrives', { from: day(from), to: day(to) });
  return <b css={style}>{now !== undefined && text()}</b>;
};

const style = css`
  display: block;
  min-height: 3em;
  font-weight: 550;
  @media (min-width: 992px) {
    min-height: 1.5em;
  }
`;
