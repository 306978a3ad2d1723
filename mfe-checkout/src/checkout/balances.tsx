import { css } from '@emotion/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order, OrderPaymentMethod } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useRefusal } from '../parts/use-refusal';
import { BalanceRow } from './balance-row';
import { addStoreCredit, applyVoucher, removeStoreCredit, removeVoucher } from './sources.mutations';

const keyOf = ({ voucher_id, code }: OrderPaymentMethod) => `${voucher_id ?? 'wallet'}:${code}`;

const Row = ({ order, method }: { order: Order; method: OrderPaymentMethod }) => {
  const client = useQueryClient();
  const refusalOf = useRefusal();
  const add = useMutation(addStoreCredit(client, order.number));
  const remove = useMutation(removeStoreCredit(client, order.number));
  const apply = useMutation(applyVoucher(client, order.number));
  const giveBack = useMutation(removeVoucher(client, order.number));
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
      refusal={failed?.error ? refusalOf(failed.error) : undefined}
      onUse={use}
      onRemove={takeBack}
    />
  );
};

/** The buyer's wallets and vouchers, those that cannot pay with the reason. */
export const Balances = ({ order, methods }: { order: Order; methods: OrderPaymentMethod[] }) => {
  const t = useMessages();
  return (
    <ul css={style} aria-label={t('sources.title')}>
      {methods.map(method => (
        <Row key={keyOf(method)} order={order} method={method} />
      ))}
    </ul>
  );
};

const style = css`
  padding-inline: var(--space-2);
  border: 1.5px solid var(--sand-deep);
  border-radius: var(--radius-lg);
  background: var(--surface);
`;
