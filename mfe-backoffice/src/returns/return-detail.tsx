import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toMoney, type ReturnAuthorization } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, DefinitionList, ErrorNotice, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { moneyText } from '../parts/money-text';
import { ReasonDialog } from '../parts/reason-dialog';
import { ReturnState } from '../parts/return-state';
import type { ListControl } from '../parts/use-list';
import { ExchangeDialog } from './exchange-dialog';
import { moveReturnMutation, type ReturnStep } from './returns.mutations';
import { staffReturnQuery } from './returns.queries';
import { SendExchange } from './send-exchange';

const next: Partial<Record<ReturnAuthorization['state'], ReturnStep['step']>> = {
  requested: 'approve',
  approved: 'refund',
  payable: 'pay',
};

const Facts = ({ one }: { one: ReturnAuthorization }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { exchange } = one;
  const account = one.bank_account && `${one.bank_account.account_name}, ${one.bank_account.iban}`;
  return (
    <DefinitionList
      items={[
        {
          term: t('returns.order'),
          value: <TextLink href={href(`/backoffice/orders/${one.order_number}`)}>{one.order_number}</TextLink>,
        },
        {
          term: t('returns.goods'),
          value: one.return_items.map(({ name, quantity }) => `${name} × ${quantity}`).join(', '),
        },
        { term: t('returns.reason'), value: t(`returns.reasons.${one.reason}`) },
        { term: t('returns.memo'), value: one.memo },
        { term: t('returns.amount'), value: exchange ? null : moneyText(one.amount, locale) },
        { term: t('returns.destination'), value: exchange ? null : t(`returns.destinations.${one.destination}`) },
        { term: t('returns.account'), value: account },
        { term: t('returns.toTransfer'), value: one.transfer_amount && moneyText(one.transfer_amount, locale) },
        {
          term: t('returns.sentInstead'),
          value:
            exchange &&
            [exchange.name, exchange.options_text, `${exchange.sku} × ${exchange.quantity}`]
              .filter(Boolean)
              .join(' · '),
        },
        {
          term: t('returns.difference'),
          value:
            exchange &&
            (toMoney(exchange.difference) > 0 ? moneyText(exchange.difference, locale) : t('returns.samePrice')),
        },
        { term: t('returns.tracking'), value: exchange?.tracking },
        { term: t('returns.sentAt'), value: exchange?.sent_at && formatDateTime(exchange.sent_at, locale) },
        { term: t('returns.created'), value: formatDateTime(one.created_at, locale) },
        { term: t('returns.decided'), value: one.decided_at && formatDateTime(one.decided_at, locale) },
        { term: t('returns.refundedAt'), value: one.refunded_at && formatDateTime(one.refunded_at, locale) },
        { term: t('returns.staffNote'), value: one.staff_note },
      ]}
    />
  );
};

/** A request to return something, and what staff do next with it. */
export const ReturnDetail = ({ list, id }: { list: ListControl; id: string }) => {
  const t = useMessages();
  const query = useQuery(staffReturnQuery(id));
  const [isRefusing, setRefusing] = useState(false);
  const [isExchanging, setExchanging] = useState(false);
  const { mutate, error, isPending } = useMutation(moveReturnMutation);
  const { data: one } = query;
  const step = one && next[one.state];
  const move = (change: Omit<ReturnStep, 'id'>) =>
    mutate(
      { id: Number(id), ...change },
      {
        onSuccess: ({ number }) => {
          setRefusing(false);
          showToast({ tone: 'success', text: t(`returns.done.${change.step}`, { number }) });
        },
      },
    );
  const message = error ? error.message || t('errors.text') : undefined;
  return (
    <DetailPanel
      list={list}
      title={one?.number ?? t('returns.one')}
      status={one && <ReturnState state={one.state} />}
      query={query}
      actions={
        step && (
          <>
            <Button busy={isPending && !isRefusing} onClick={() => move({ step })}>
              {t(`returns.steps.${step}`)}
            </Button>
            {step === 'refund' && (
              <Button kind="secondary" aria-haspopup="dialog" onClick={() => setExchanging(true)}>
                {t('returns.steps.exchange')}
              </Button>
            )}
            {step === 'approve' && (
              <Button kind="secondary" aria-haspopup="dialog" onClick={() => setRefusing(true)}>
                {t('returns.steps.refuse')}
              </Button>
            )}
          </>
        )
      }
    >
      <ErrorNotice>{isRefusing ? undefined : message}</ErrorNotice>
      {one && <Facts one={one} />}
      {one?.state === 'exchanging' && <SendExchange id={one.id} />}
      {one && <ExchangeDialog one={one} open={isExchanging} onClose={() => setExchanging(false)} />}
      <ReasonDialog
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title={t('returns.refuse')}
        action={t('returns.steps.refuse')}
        isDangerous
        hint={t('returns.refuseHint')}
        busy={isPending}
        error={message}
        onSubmit={note => move({ step: 'refuse', note })}
      />
    </DetailPanel>
  );
};
