import type { Quote } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { Button, ButtonLink, Cluster, InlineNotice } from '@ortoo/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptQuote, declineQuote } from './quotes.mutations';

/** Accepts or declines an offer; declining is confirmed, as it cannot be undone. */
export const QuoteDecision = ({ quote: { id, number, acceptance } }: { quote: Quote }) => {
  const t = useMessages();
  const href = useHref();
  const [isDeclining, setDeclining] = useState(false);
  const accept = useMutation(acceptQuote);
  const decline = useMutation(declineQuote);
  if (accept.data) {
    return (
      <InlineNotice
        announce
        tone="good"
        action={
          accept.data.order && (
            <ButtonLink kind="quiet" size="sm" href={href('/cart')}>
              {t('actions.goToCart')}
            </ButtonLink>
          )
        }
      >
        {t(accept.data.order ? 'quotes.inCart' : 'quotes.told')}
      </InlineNotice>
    );
  }
  if (!acceptance) return null;
  const named = (action: string) => ({ 'aria-label': `${action}: ${number}` });
  if (isDeclining) {
    return (
      <div role="alert">
        <p>{t('quotes.declineAsk')}</p>
        <Cluster>
          <Button kind="danger" size="sm" busy={decline.isPending} onClick={() => decline.mutate(id)}>
            {t('quotes.decline')}
          </Button>
          <Button kind="secondary" size="sm" onClick={() => setDeclining(false)}>
            {t('actions.cancel')}
          </Button>
        </Cluster>
      </div>
    );
  }
  const action = t(acceptance === 'cart' ? 'quotes.toCart' : 'quotes.accept');
  return (
    <>
      {acceptance === 'seller' && <p className="soft">{t('quotes.acceptText')}</p>}
      <Cluster>
        <Button busy={accept.isPending} {...named(action)} onClick={() => accept.mutate(id)}>
          {action}
        </Button>
        <Button kind="secondary" {...named(t('quotes.decline'))} onClick={() => setDeclining(true)}>
          {t('quotes.decline')}
        </Button>
      </Cluster>
    </>
  );
};
