import { toMoney, type OrderPaymentMethod } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { RadioCards } from '@ortoo/ui';
import { methodIcon } from '../parts/method-icon';
import { useMoney } from '../parts/use-money';
import { Unavailable } from './unavailable';

interface ProviderChoiceProps {
  methods: OrderPaymentMethod[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Payment methods for the remainder; unavailable ones are folded, with their reasons. */
export const ProviderChoice = ({ methods, chosen, onChoose }: ProviderChoiceProps) => {
  const t = useMessages();
  const amount = useMoney();
  return (
    <>
      <RadioCards
        legend={t('checkout.payment')}
        hideLegend
        name="payment-method"
        value={chosen === undefined ? undefined : String(chosen)}
        onChange={value => onChoose(Number(value))}
        options={methods
          .filter(({ available }) => available)
          .map(method => ({
            value: String(method.id),
            title: method.name,
            text: method.description,
            icon: methodIcon(method.kind),
            ...(toMoney(method.fee) > 0 && { end: t('sources.fee', { amount: amount(method.fee) }) }),
          }))}
      />
      <Unavailable choices={methods.filter(({ available }) => !available)} />
    </>
  );
};
