import { css } from '@emotion/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { StoreCredit } from '@ortoo/contracts';
import { useMessages, useNavigate } from '@ortoo/remote';
import { Button, RadioCards, Select, TextField } from '@ortoo/ui';
import { FailedCommand } from '../parts/failed-command';
import { methodIcon } from '../parts/method-icon';
import { providersQuery } from '../parts/providers.queries';
import { typedAmount } from '../parts/typed-amount.rules';
import { useMoney } from '../parts/use-money';
import { AmountPresets } from './amount-presets';
import { rechargeFault } from './recharge.rules';
import { recharge } from './wallet.mutations';

/** Recharges a wallet by any payment method, within the wallet's limits. */
export const RechargeForm = ({ wallets }: { wallets: StoreCredit[] }) => {
  const t = useMessages();
  const amount = useMoney();
  const navigate = useNavigate();
  const { data } = useQuery(providersQuery());
  const start = useMutation(recharge);
  const [code, setCode] = useState(wallets[0]?.code ?? '');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<ReturnType<typeof rechargeFault>>();
  const [method, setMethod] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const wallet = wallets.find(one => one.code === code);
  const limits = wallet?.recharge;
  const ways = (data?.payment_methods ?? []).filter(({ available, kind }) => available && kind !== 'instalment');
  const chosen = method ?? String(ways[0]?.id ?? '');
  if (!limits) return null;
  const type = (text: string) => {
    setTyped(text);
    setFault(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const requested = typedAmount(typed);
    const found = rechargeFault(requested, limits);
    setFault(found);
    if (found || requested === undefined) return field.current?.focus();
    const input = { wallet: code, amount: requested, payment_method_id: Number(chosen) };
    const opened = await start.mutateAsync(input).catch(() => undefined);
    if (opened) await navigate(`/wallet/recharge/${opened.number}`);
  };
  const bounds = { minimum: amount(limits.minimum), maximum: amount(limits.maximum) };
  return (
    <form css={style} noValidate onSubmit={event => void submit(event)} aria-label={t('wallet.recharge')}>
      {wallets.length > 1 && (
        <Select
          label={t('wallet.which')}
          options={wallets.map(one => ({ value: one.code, label: one.name }))}
          value={code}
          onChange={event => setCode(event.target.value)}
        />
      )}
      <TextField
        label={t('wallet.amount')}
        hint={t('wallet.bounds', bounds)}
        {...(fault && { error: t(fault, bounds) })}
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={event => type(event.target.value)}
      />
      <AmountPresets limits={limits} chosen={typedAmount(typed)} onChoose={preset => type(String(preset))} />
      <RadioCards
        legend={t('checkout.payment')}
        name="recharge-method"
        value={chosen}
        onChange={setMethod}
        options={ways.map(way => ({ value: String(way.id), title: way.name, icon: methodIcon(way.kind) }))}
      />
      <FailedCommand error={start.error} />
      <Button type="submit" size="lg" busy={start.isPending} disabled={!chosen}>
        {t('wallet.recharge')}
      </Button>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  .presets {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
    gap: var(--space-1);
  }
`;
