import { css } from '@emotion/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card, CardRegistration } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { definePersonalPage, useLocale, useMessages, useSearchParams } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, ButtonLink, Cluster, CreditCardIcon, Dialog, InlineNotice, Panel, Stack } from '@ortoo/ui';
import { FailedCommand } from '../parts/failed-command';
import { cardsQuery } from '../parts/cards.queries';
import { cardName } from '../parts/cards.rules';
import { useRestoredFocus } from '../parts/use-restored-focus';
import { ListPage } from '../parts/list-page';
import { useErrorText } from '../parts/use-error-text';
import { registerCardMutation, removeCardMutation } from './cards.mutations';
import { registrationQuery } from './registration.queries';

const CardRow = ({ card }: { card: Card }) => {
  const t = useMessages();
  const locale = useLocale();
  const errorOf = useErrorText();
  const remove = useMutation(removeCardMutation);
  const [asks, setAsks] = useState(false);
  const removeCard = () =>
    remove.mutateAsync(card.id).then(
      () => showToast({ tone: 'success', text: t('cards.removed') }),
      () => undefined,
    );
  return (
    <Panel as="li" aria-label={cardName(card)}>
      <div css={style}>
        <CreditCardIcon aria-hidden="true" />
        <div>
          <h2>{cardName(card)}</h2>
          <p className="soft">
            {card.holder} · {t('cards.since', { date: formatDate(card.created_at, locale) })}
          </p>
          {remove.error && (
            <p className="soft" role="alert">
              {errorOf(remove.error)}
            </p>
          )}
        </div>
        <Button
          kind="quiet"
          busy={remove.isPending}
          aria-label={t('codes.remove', { name: cardName(card) })}
          onClick={() => setAsks(true)}
        >
          {t('actions.remove')}
        </Button>
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('cards.removeTitle', { name: cardName(card) })}
        closeLabel={t('actions.close')}
      >
        <Stack gap={2}>
          <p>{t('cards.removeText')}</p>
          <Cluster>
            <Button
              onClick={() => {
                setAsks(false);
                void removeCard();
              }}
            >
              {t('actions.remove')}
            </Button>
            <Button kind="secondary" onClick={() => setAsks(false)}>
              {t('actions.cancel')}
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    </Panel>
  );
};

/** Result of the registration after the return from the bank. */
const Registered = ({ state, isPending }: { state: CardRegistration['state'] | undefined; isPending: boolean }) => {
  const t = useMessages();
  if (isPending) return <p role="status">{t('state.loading')}</p>;
  return (
    <InlineNotice tone={state === 'registered' ? 'good' : 'warn'} announce>
      {t(state === 'registered' ? 'cards.added' : 'cards.notAdded')}
    </InlineNotice>
  );
};

const CardsPage = () => {
  const t = useMessages();
  const registration = useSearchParams()[0].get('registration');
  const registered = useQuery({ ...registrationQuery(registration ?? ''), enabled: registration !== null });
  const isReturning = registration !== null && registered.isPending;
  // A list from before the registration would say that there is no card.
  const list = useQuery({ ...cardsQuery(), enabled: !isReturning });
  const begin = useMutation(registerCardMutation);
  const place = useRestoredFocus<HTMLDivElement>();
  const add = begin.data ? (
    <ButtonLink href={begin.data.url}>{t('cards.goOn')}</ButtonLink>
  ) : (
    <Button busy={begin.isPending} onClick={() => begin.mutate()}>
      {t('cards.add')}
    </Button>
  );
  const isEmpty = list.data?.cards.length === 0;
  return (
    <div ref={place}>
      <ListPage
        title={t('cards.title')}
        list={list}
        items={list.data?.cards}
        empty={{ icon: <CreditCardIcon />, title: t('cards.empty'), text: t('cards.emptyText'), actions: add }}
        foot={
          <Stack gap={1}>
            {registration && <Registered state={registered.data?.state} isPending={isReturning} />}
            <FailedCommand error={begin.error} />
            {!isEmpty && add}
            <p className="soft">{t('cards.safe')}</p>
          </Stack>
        }
      >
        {card => <CardRow key={card.id} card={card} />}
      </ListPage>
    </div>
  );
};

const style = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  > svg {
    flex: none;
    color: var(--action);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font-size: var(--text-md);
    font-weight: 600;
  }
`;

export const page = definePersonalPage('cards.title', CardsPage);
