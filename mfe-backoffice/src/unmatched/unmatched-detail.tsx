import { useState } from 'react';
import type { UnmatchedPayment } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { Button, DefinitionList, InlineNotice, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { receivedText } from '../parts/money-text';
import { providerName } from '../parts/provider-name';
import type { ListControl } from '../parts/use-list';
import { AssignForm } from './assign-form';
import { DecisionDialog } from './decision-dialog';
import { UnmatchedState } from './unmatched-state';

interface UnmatchedDetailProps {
  list: ListControl;
  payment: UnmatchedPayment;
  onDecided: () => void;
}

const Facts = ({ payment }: { payment: UnmatchedPayment }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { order_number: order, settled_at } = payment;
  return (
    <DefinitionList
      items={[
        { term: t('unmatched.amount'), value: receivedText(payment, locale) },
        { term: t('unmatched.reason'), value: t(`unmatched.reasons.${payment.reason}`) },
        {
          term: t('unmatched.order'),
          value: order && <TextLink href={href(`/backoffice/orders/${order}`)}>{order}</TextLink>,
        },
        { term: t('unmatched.provider'), value: providerName(t, payment.provider) },
        { term: t('unmatched.invoice'), value: payment.invoice_id },
        { term: t('unmatched.created'), value: formatDateTime(payment.created_at, locale) },
        { term: t('unmatched.settled'), value: settled_at && formatDateTime(settled_at, locale) },
      ]}
    />
  );
};

/** Money that a provider took and that pays for nothing, and what becomes of it. */
export const UnmatchedDetail = ({ list, payment, onDecided }: UnmatchedDetailProps) => {
  const t = useMessages();
  const [deciding, setDeciding] = useState<'credit' | 'return'>();
  const isOpen = payment.state === 'manual';
  const isBooked = isOpen && payment.currency === 'MNT';
  return (
    <DetailPanel
      list={list}
      title={payment.number}
      status={<UnmatchedState state={payment.state} />}
      actions={
        isOpen && (
          <>
            {isBooked && (
              <Button kind="secondary" aria-haspopup="dialog" onClick={() => setDeciding('credit')}>
                {t('unmatched.credit')}
              </Button>
            )}
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => setDeciding('return')}>
              {t('unmatched.return')}
            </Button>
          </>
        )
      }
    >
      {payment.state === 'pending' && <InlineNotice>{t('unmatched.pendingText')}</InlineNotice>}
      <Facts payment={payment} />
      {isBooked && <AssignForm payment={payment} onDecided={onDecided} />}
      {isOpen && (
        <DecisionDialog
          key={deciding}
          payment={payment}
          kind={deciding ?? 'return'}
          open={deciding !== undefined}
          onClose={() => setDeciding(undefined)}
          onDecided={onDecided}
        />
      )}
    </DetailPanel>
  );
};
