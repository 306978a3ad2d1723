import { css } from '@emotion/react';
import { toMoney, type ReturnAuthorization } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { DefinitionList, Panel, StatusPill } from '@ortoo/ui';
import { useMoney } from '../use-money';

const tones = {
  requested: 'waiting',
  approved: 'moving',
  refused: 'bad',
  payable: 'moving',
  refunded: 'good',
  exchanging: 'moving',
  exchanged: 'good',
} as const satisfies Record<ReturnAuthorization['state'], string>;

/** A return request and its state. */
export const ReturnCard = ({ request }: { request: ReturnAuthorization }) => {
  const t = useMessages();
  const locale = useLocale();
  const amount = useMoney();
  const { bank_account: account, exchange } = request;
  const facts = [
    ...request.return_items.map(({ name, quantity }) => ({
      term: name,
      value: t('units.pieces', { count: quantity }),
    })),
    { term: t('returns.reasonLabel'), value: t(`returns.reason.${request.reason}`) },
    {
      term: t('returns.where'),
      value: exchange
        ? null
        : account
          ? `${account.account_name} · ${account.iban}`
          : t(`returns.to.${request.destination}`),
    },
    { term: t('returns.answer'), value: request.staff_note },
    ...(exchange
      ? [
          {
            term: t('returns.exchange'),
            value: [exchange.name, exchange.options_text, t('units.pieces', { count: exchange.quantity })]
              .filter(Boolean)
              .join(' · '),
          },
          { term: t('returns.tracking'), value: exchange.tracking },
          {
            term: t('returns.difference'),
            value: toMoney(exchange.difference) > 0 ? amount(exchange.difference) : null,
            strong: true,
          },
        ]
      : [{ term: t('returns.amount'), value: amount(request.amount), strong: true }]),
  ];
  return (
    <Panel as="li" aria-label={request.number}>
      <div css={style}>
        <div className="head">
          <h3>{request.number}</h3>
          <StatusPill tone={tones[request.state]}>{t(`returns.state.${request.state}`)}</StatusPill>
        </div>
        <p className="soft">
          {formatDateTime(exchange?.sent_at ?? request.refunded_at ?? request.decided_at ?? request.created_at, locale)}
        </p>
        <DefinitionList items={facts} />
        {(request.state === 'approved' || request.state === 'payable') && <p className="soft">{t('returns.days')}</p>}
      </div>
    </Panel>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    align-items: center;
    justify-content: space-between;
  }
  h3 {
    font-size: var(--text-md);
    font-weight: 600;
  }
`;
