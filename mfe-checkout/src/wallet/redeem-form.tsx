import { useMutation } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { InlineNotice, Stack } from '@ortoo/ui';
import { CodeForm } from '../parts/code-form';
import { useMoney } from '../parts/use-money';
import { useErrorText } from '../parts/use-error-text';
import { redeemGiftCardMutation } from './wallet.mutations';

/** Credits a gift card to the wallet, and shows the amount. */
export const RedeemForm = () => {
  const t = useMessages();
  const amount = useMoney();
  const errorOf = useErrorText();
  const redeem = useMutation(redeemGiftCardMutation);
  return (
    <Stack gap={1}>
      <CodeForm
        label={t('codes.giftCard')}
        busy={redeem.isPending}
        error={errorOf(redeem.error)}
        onChange={redeem.reset}
        onSend={code => redeem.mutateAsync(code)}
      />
      {redeem.data && (
        <InlineNotice tone="good" announce>
          {t('wallet.redeemed', { amount: amount(redeem.data.amount), wallet: redeem.data.store_credit.name })}
        </InlineNotice>
      )}
    </Stack>
  );
};
