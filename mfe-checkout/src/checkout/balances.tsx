import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toMoney, type Order, type OrderPaymentMethod } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button } from '@ortoo/ui';
import { useErrorText } from '../parts/use-error-text';
import { BalanceRow } from './balance-row';
import { byUse } from './payment-methods.rules';
import {
  addStoreCreditMutation,
  applyVoucherMutation,
  removeStoreCreditMutation,
  removeVoucherMutation,
} from './sources.mutations';

const keyOf = ({ voucher_id, code }: OrderPaymentMethod) => `${voucher_id ?? 'wallet'}:${code}`;

const Row = ({ order, method }: { order: Order; method: OrderPaymentMethod }) => {
  const errorOf = useErrorText();
  const add = useMutation(addStoreCreditMutation(order.number));
  const remove = useMutation(removeStoreCreditMutation(order.number));
  const apply = useMutation(applyVoucherMutation(order.number));
  const giveBack = useMutation(removeVoucherMutation(order.number));
  const { voucher_id: voucher, code } = method;
  const all = [add, remove, apply, giveBack];
  const failed = all.find(({ isError }) => isError);
  const use = (amount: number | undefined) =>
    voucher === null
      ? add.mutate({ wallet: code, ...(amount !== undefined && { amount }) })
      : apply.mutate({ voucher_id: voucher });
  const takeBack = () =>
    voucher === null ? remove.mutate({ wallet: code }) : giveBack.mutate({ voucher_id: voucher });
  return (
    <BalanceRow
      method={method}
      busy={all.some(({ isPending }) => isPending)}
      error={errorOf(failed?.error)}
      onUse={use}
      onRemove={takeBack}
    />
  );
};

/** Number of balances before the rest is expanded. */
const first = 3;

/** The buyer's wallets and vouchers: those in use first, then by payable amount; unusable ones show a reason. */
export const Balances = ({ order, methods }: { order: Order; methods: OrderPaymentMethod[] }) => {
  const t = useMessages();
  const [showsAll, setShowsAll] = useState(false);
  const [ranked] = useState(() => byUse(methods).map(keyOf));
  const shown = methods
    .toSorted((one, other) => ranked.indexOf(keyOf(one)) - ranked.indexOf(keyOf(other)))
    .filter((method, at) => showsAll || at < first || toMoney(method.applied) > 0);
  return (
    <div css={style}>
      <ul aria-label={t('sources.title')}>
        {shown.map(method => (
          <Row key={keyOf(method)} order={order} method={method} />
        ))}
      </ul>
      {shown.length < methods.length && (
        <Button kind="quiet" wide onClick={() => setShowsAll(true)}>
          {t('sources.all', { count: methods.length })}
        </Button>
      )}
    </div>
  );
};

const style = css`
  padding-inline: var(--space-2);
  border: 1.5px solid var(--sand-deep);
  border-radius: var(--radius-lg);
  background: var(--surface);
`;
