import { useMutation } from '@tanstack/react-query';
import { isPromoCode, type ApplyCouponCode, type Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Disclosure, InlineNotice, Stack } from '@ortoo/ui';
import { applyCouponCodeMutation } from './coupon-code.mutations';
import { CodeForm } from './code-form';
import { useErrorText } from './use-error-text';

type Kind = NonNullable<ApplyCouponCode['kind']>;

const OneCode = ({ order, kind }: { order: Order; kind: Kind }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const apply = useMutation(applyCouponCodeMutation(order.number));
  const accepted = apply.isSuccess ? apply.variables.coupon_code.toUpperCase() : undefined;
  const applied = order.adjustments.find(({ code }) => code === accepted);
  return (
    <Stack gap={1}>
      {applied && (
        <InlineNotice tone="good" announce>
          {t('codes.applied', { name: applied.label })}
        </InlineNotice>
      )}
      <CodeForm
        label={t(`codes.${kind}`)}
        busy={apply.isPending}
        error={errorOf(apply.error)}
        onChange={apply.reset}
        onSend={coupon_code => apply.mutateAsync({ coupon_code, kind })}
        {...(kind === 'promo' && {
          inputMode: 'numeric' as const,
          fault: (code: string) => (isPromoCode(code) ? undefined : t('codes.promoFormat')),
        })}
      />
    </Stack>
  );
};

/** Field for a coupon or promo code; its discount is among the sums. */
export const DiscountCodes = ({ order }: { order: Order }) => {
  const t = useMessages();
  return (
    <Disclosure summary={t('codes.title')}>
      <Stack gap={2}>
        <OneCode order={order} kind="coupon" />
        <OneCode order={order} kind="promo" />
      </Stack>
    </Disclosure>
  );
};
