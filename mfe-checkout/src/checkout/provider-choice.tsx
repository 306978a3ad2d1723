import { toMoney, type OrderPaymentMethod } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { RadioCards } from '@ortoo/ui';
import { methodIcon } from '../parts/method-icon';
import { useMoney } from '../parts/use-money';

interface ProviderChoiceProps {
  methods: OrderPaymentMethod[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Payment methods for the remainder; an unavailable one shows its reason. */
export const ProviderChoice = ({ methods, chosen, onChoose }: ProviderChoiceProps) => {
  const t = useMessages();
  const amount = useMoney();
  return (
    <RadioCards
      legend={t('checkout.payment')}
      hideLegend
      name="payment-method"
      value={chosen === undefined ? undefined : String(chosen)}
      onChange={value => onChoose(Number(value))}
      options={methods.map(method => ({
        value: String(method.id),
        title: method.name,
        text: method.reason ?? method.description,
        icon: methodIcon(method.kind),
        disabled: !method.available,
        ...(toMoney(method.fee) > 0 && { end: t('sources.fee', { amount: amount(method.fee) }) }),
      }))}
    />
  );
};
