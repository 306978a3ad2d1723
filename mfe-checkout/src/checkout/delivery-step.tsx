import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toMoney, type Order, type ShippingRate } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages, useNavigate } from '@ortoo/remote';
import { emit } from '@ortoo/stores';
import { Button, InlineNotice, RadioCards, Stack } from '@ortoo/ui';
import { FailedCommand } from '../parts/failed-command';
import { lastComing } from '../parts/last-coming.rules';
import { LinkNotice } from '../parts/link-notice';
import { promiseOfRate, useDeliveryTime } from '@ortoo/remote/delivery-time';
import { useMoney } from '../parts/use-money';
import { chooseDelivery } from './checkout.mutations';
import { Unavailable } from './unavailable';

/** Delivery options with their fees. */
export const DeliveryStep = ({ order }: { order: Order }) => {
  const t = useMessages();
  const locale = useLocale();
  const amount = useMoney();
  const timeOf = useDeliveryTime();
  const navigate = useNavigate();
  const choice = chooseDelivery(order.number);
  const preview = useMutation(choice);
  const save = useMutation(choice);
  const rates = order.shipments[0]?.shipping_rates ?? [];
  const [chosen, setChosen] = useState(
    String((rates.find(rate => rate.selected) ?? rates.find(rate => rate.available))?.id ?? ''),
  );
  if (rates.length === 0) {
    return (
      <LinkNotice to="/checkout/address" label={t('actions.change')}>
        {t('checkout.cannotShip')}
      </LinkNotice>
    );
  }
  const choose = (value: string) => {
    setChosen(value);
    // The sums beside it are the server's: it hears of every choice.
    preview.mutate(Number(value));
  };
  const promiseTextOf = (rate: ShippingRate) => {
    const [between, until] = order.pickup_location
      ? (['readyBetween', 'ready'] as const)
      : (['between', 'until'] as const);
    return t(`delivery.${promiseOfRate(rate) === 'days' ? between : until}`, { time: timeOf(rate) });
  };
  const submit = async () => {
    await save.mutateAsync(Number(chosen)).then(
      saved => {
        emit('delivery_chosen', { order: saved });
        return navigate('/checkout/payment');
      },
      () => undefined,
    );
  };
  const coming = lastComing(order.line_items);
  const [open, closed] = [rates.filter(rate => rate.available), rates.filter(rate => !rate.available)];
  return (
    <Stack gap={3}>
      {coming && (
        <InlineNotice>
          {t(order.pickup_location ? 'preOrder.pickup' : 'preOrder.delivery', {
            name: coming.product.name,
            date: formatDate(coming.pre_order_at, locale, 'day'),
          })}
        </InlineNotice>
      )}
      <FailedCommand error={save.error ?? preview.error} />
      <RadioCards
        legend={t(order.pickup_location ? 'pickup.name' : 'checkout.delivery')}
        hideLegend
        name="delivery"
        value={chosen}
        onChange={choose}
        options={open.map(rate => ({
          value: String(rate.id),
          title: rate.name,
          text: `${rate.description} ${promiseTextOf(rate)}`,
          end: toMoney(rate.cost) > 0 ? amount(rate.cost) : t('price.free'),
        }))}
      />
      <Unavailable choices={closed} />
      <Button size="lg" busy={save.isPending} onClick={() => void submit()}>
        {t('actions.continue')}
      </Button>
    </Stack>
  );
};
