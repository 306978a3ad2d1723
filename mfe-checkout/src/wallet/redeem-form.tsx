import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { InlineNotice, Stack } from '@ortoo/ui';
import { CodeForm } from '../parts/code-form';
import { useMoney } from '../parts/use-money';
import { useRefusal } from '../parts/use-refusal';
import { redeemGiftCard } from './wallet.mutations';

/** Puts a gift card's money into the wallet, and says how much it was. */
export const RedeemForm = () => {
  const t = useMessages();
  const amount = useMoney();
  const refusalOf = useRefusal();
  const redeem = useMutation(redeemGiftCard(useQueryClient()));
  return (
    <Stack gap={1}>
      <CodeForm
        label={t('codes.giftCard')}
        busy={redeem.isPending}
        refusal={redeem.error ? refusalOf(redeem.error) : undefined}
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
