import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { formatCountdown } from '@ortoo/i18n';
import { useMessages, useTextsAtOnce } from '@ortoo/remote';
import { CountdownText } from '@ortoo/ui';
import { useNow } from '../parts/use-now';
import { productQuery } from './product.queries';
import type { ProductView } from './product-view.rules';
import { nextChange, saleClock, type SaleClock as Clock } from './sale-clock.rules';

/** Maximum delay of a timer; a sale that ends later ends on another visit. */
const longestTimer = 2 ** 31 - 1;

/** Refetches the product when its sale begins or ends, so that the displayed price is the current one. */
const usePriceAtMoment = (product: ProductView): void => {
  const client = useQueryClient();
  useEffect(() => {
    const left = nextChange(product, Date.now());
    if (left === undefined || left > longestTimer) return;
    const refresh = () => void client.invalidateQueries(productQuery(product.slug));
    // With a margin for clock differences.
    const timer = setTimeout(refresh, left + 500);
    return () => clearTimeout(timer);
  }, [client, product]);
};

const Room = ({ label }: { label: string }) => (
  <span style={{ visibility: 'hidden' }}>
    <CountdownText label={label} value="" />
  </span>
);

/** The server's page has no clock. It reserves the space, and includes the texts for the remaining days. */
const SaleClockText = ({ product, label }: { product: ProductView; label: string }) => {
  const t = useMessages();
  const [moment] = useState(Date.now);
  const { days = 0 } = saleClock(product, moment) ?? {};
  for (const count of [days, days - 1]) if (count > 0) t('units.days', { count });
  return <Room label={label} />;
};

/** A page that was cached for long has texts for other numbers of days. */
const SaleClockPlaceholder = ({ label }: { label: string }) => {
  useTextsAtOnce();
  return <Room label={label} />;
};

const Ticking = ({ clock }: { clock: Clock }) => {
  const t = useMessages();
  const label = t(`product.sale.${clock.to}`);
  const days = clock.days > 0 ? t('units.days', { count: clock.days }) : '';
  if (clock.days > 0 && days === '') return <SaleClockPlaceholder label={label} />;
  return (
    <CountdownText
      label={label}
      days={days}
      value={formatCountdown(clock.seconds)}
      urgent={clock.days === 0 && clock.seconds < 3600}
    />
  );
};

/** Countdown of a sale, to the second. */
export const SaleClock = ({ product, isOnSale }: { product: ProductView; isOnSale: boolean }) => {
  const t = useMessages();
  const now = useNow('second');
  usePriceAtMoment(product);
  if (now === undefined) return isOnSale ? <SaleClockText product={product} label={t('product.sale.end')} /> : null;
  const clock = saleClock(product, now);
  if (!clock || (clock.to === 'end' && !isOnSale)) return null;
  return <Ticking clock={clock} />;
};
