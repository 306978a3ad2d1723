import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { CloseIcon, IconButton } from '@ortoo/ui';
import { removeCouponCodeMutation } from './coupon-code.mutations';

interface DiscountLineProps {
  order: Order;
  adjustment: Order['adjustments'][number];
}

/** Discount of a code, with a remove button until the order is being paid. */
export const DiscountLine = ({ order, adjustment }: DiscountLineProps) => {
  const t = useMessages();
  const remove = useMutation(removeCouponCodeMutation(order.number));
  return (
    <span css={style}>
      {adjustment.label}
      {!order.completed_at && !order.held_until && (
        <IconButton
          label={t('codes.remove', { name: adjustment.label })}
          icon={<CloseIcon />}
          disabled={remove.isPending}
          onClick={() => remove.mutate(adjustment.code)}
        />
      )}
    </span>
  );
};

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
`;
