import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Button, Disclosure } from '@ortoo/ui';
import { CodeForm } from '../parts/code-form';
import { paidAlongside } from '../parts/payments.rules';
import { useRestoredFocus } from '../parts/use-restored-focus';
import { useMoney } from '../parts/use-money';
import { useErrorText } from '../parts/use-error-text';
import { applyGiftCardMutation, removeGiftCardMutation } from './sources.mutations';

/** Gift cards by their codes: their share of this order, and a field for another one. */
export const GiftCards = ({ order }: { order: Order }) => {
  const t = useMessages();
  const amount = useMoney();
  const errorOf = useErrorText();
  const place = useRestoredFocus<HTMLDivElement>();
  const apply = useMutation(applyGiftCardMutation(order.number));
  const remove = useMutation(removeGiftCardMutation(order.number));
  const cards = paidAlongside(order).filter(({ source }) => source?.kind === 'gift_card');
  const failed = apply.error ?? remove.error;
  return (
    <Disclosure summary={t('codes.giftCards')} open={cards.length > 0}>
      <div css={style} ref={place}>
        {cards.length > 0 && (
          <ul>
            {cards.map(card => (
              <li key={card.id}>
                <span>{card.payment_method_name}</span>
                <strong>−{amount(card.amount)}</strong>
                <Button
                  kind="quiet"
                  busy={remove.isPending}
                  onClick={() => remove.mutate({ payment_id: card.id })}
                  aria-label={t('codes.remove', { name: card.payment_method_name })}
                >
                  {t('actions.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <CodeForm
          label={t('codes.giftCard')}
          busy={apply.isPending}
          error={errorOf(failed)}
          onChange={apply.reset}
          onSend={code => apply.mutateAsync({ code })}
        />
      </div>
    </Disclosure>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  li > span {
    flex: 1;
  }
  li > strong {
    color: var(--good);
  }
`;
