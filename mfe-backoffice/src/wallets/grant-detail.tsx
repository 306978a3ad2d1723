import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { MoneyGrantDetail } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, DefinitionList, ErrorNotice, InlineNotice, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { FixedText } from '../parts/fixed-text';
import { signedText } from '../parts/money-text';
import { ReasonDialog } from '../parts/reason-dialog';
import type { ListControl } from '../parts/use-list';
import { GrantState } from './grant-state';
import { decideGrantMutation, grantQuery } from './wallets.queries';

const Facts = ({ grant }: { grant: MoneyGrantDetail }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { customer, code, expires_at, decided_at } = grant;
  const path = customer && href(`/backoffice/wallets?open=${customer.id}`);
  return (
    <DefinitionList
      items={[
        { term: t('grants.amount'), value: signedText(grant.amount, locale) },
        { term: t('grants.code'), value: code && <FixedText>{code}</FixedText> },
        {
          term: t('grants.customer'),
          value: path && <TextLink href={path}>{customer.name || customer.phone}</TextLink>,
        },
        { term: t('grants.wallet'), value: grant.wallet },
        { term: t('grants.expires'), value: expires_at && formatDateTime(expires_at, locale) },
        { term: t('grants.reason'), value: grant.reason },
        { term: t('grants.proposedBy'), value: grant.proposed_by },
        { term: t('grants.created'), value: formatDateTime(grant.created_at, locale) },
        { term: t('grants.decidedBy'), value: grant.decided_by },
        { term: t('grants.decided'), value: decided_at && formatDateTime(decided_at, locale) },
      ]}
    />
  );
};

interface GrantDetailProps {
  list: ListControl;
  id: string;
  onDecided: () => void;
}

/** Money that was given, or a proposal for another person to decide. */
export const GrantDetail = ({ list, id, onDecided }: GrantDetailProps) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const query = useQuery(grantQuery(Number(id)));
  const [isRejecting, setRejecting] = useState(false);
  const { mutate, error, isPending } = useMutation({
    ...decideGrantMutation(Number(id)),
    onSuccess: (_grant, { kind }) => {
      setRejecting(false);
      showToast({ tone: 'success', text: t(`grants.done.${kind}`) });
      onDecided();
    },
  });
  const { data: grant } = query;
  const isOpen = grant?.state === 'proposed';
  const message = errorOf(error);
  return (
    <DetailPanel
      list={list}
      title={grant ? `${t(`grants.kinds.${grant.kind}`)} ${grant.id}` : t('grants.one')}
      status={grant && <GrantState state={grant.state} />}
      query={query}
      actions={
        isOpen && (
          <>
            {!grant.is_own && (
              <Button busy={isPending && !isRejecting} onClick={() => mutate({ kind: 'approve' })}>
                {t('grants.approve')}
              </Button>
            )}
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => setRejecting(true)}>
              {t(grant.is_own ? 'grants.withdraw' : 'grants.reject')}
            </Button>
          </>
        )
      }
    >
      {isOpen && grant.is_own && <InlineNotice>{t('grants.ownText')}</InlineNotice>}
      <ErrorNotice>{isRejecting ? undefined : message}</ErrorNotice>
      {grant && <Facts grant={grant} />}
      {isOpen && (
        <ReasonDialog
          open={isRejecting}
          onClose={() => setRejecting(false)}
          title={t(grant.is_own ? 'grants.withdraw' : 'grants.reject')}
          action={t(grant.is_own ? 'grants.withdraw' : 'grants.reject')}
          isDangerous
          busy={isPending}
          error={message}
          onSubmit={reason => mutate({ kind: 'reject', reason })}
        />
      )}
    </DetailPanel>
  );
};
