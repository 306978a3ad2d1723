import { money, toMoney, toWire } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Chip } from '@ortoo/ui';
import { useMoney } from '../parts/use-money';
import { presetsOf, type RechargeLimits } from './recharge.rules';

interface AmountPresetsProps {
  limits: RechargeLimits;
  chosen: number | undefined;
  onChoose: (amount: number) => void;
}

/** Common amounts to recharge a wallet by. */
export const AmountPresets = ({ limits, chosen, onChoose }: AmountPresetsProps) => {
  const t = useMessages();
  const amount = useMoney();
  return (
    <div className="presets" role="group" aria-label={t('wallet.presets')}>
      {presetsOf(toMoney(limits.minimum), toMoney(limits.maximum)).map(preset => (
        <Chip key={preset} pressed={chosen === preset} onPress={() => onChoose(preset)}>
          {amount(toWire(money(preset)))}
        </Chip>
      ))}
    </div>
  );
};
