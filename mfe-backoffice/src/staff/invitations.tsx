import { css } from '@emotion/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { StaffInvitation } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, ErrorPanel, StatusPill } from '@ortoo/ui';
import { addMemberMutation, withdrawInvitationMutation } from './staff.mutations';
import { staffInvitationsQuery } from './staff.queries';

const Invitation = ({ invitation }: { invitation: StaffInvitation }) => {
  const t = useMessages();
  const locale = useLocale();
  const errorOf = useErrorText();
  const withdrawal = useMutation(withdrawInvitationMutation);
  const repetition = useMutation(addMemberMutation);
  const { id, email, role, vendor, expires_at, is_expired } = invitation;
  const resend = () =>
    repetition.mutate(
      { login: email, role_id: role.id, vendor: vendor?.code ?? null },
      { onSuccess: () => showToast({ tone: 'success', text: t('staff.invited', { email }) }) },
    );
  const withdraw = () =>
    withdrawal.mutate(id, {
      onSuccess: () => showToast({ tone: 'success', text: t('staff.withdrawn', { email }) }),
    });
  return (
    <li>
      <div>
        <strong>{email}</strong>
        <span className="soft">{[role.name, vendor?.name].filter(Boolean).join(' · ')}</span>
      </div>
      <StatusPill tone={is_expired ? 'bad' : 'waiting'}>
        {is_expired ? t('staff.expired') : t('staff.until', { when: formatDateTime(expires_at, locale, 'short') })}
      </StatusPill>
      <div className="actions">
        <Button
          kind="secondary"
          size="sm"
          busy={repetition.isPending}
          onClick={resend}
          aria-label={`${t('staff.resend')}: ${email}`}
        >
          {t('staff.resend')}
        </Button>
        <Button
          kind="quiet"
          size="sm"
          busy={withdrawal.isPending}
          onClick={withdraw}
          aria-label={`${t('staff.withdraw')}: ${email}`}
        >
          {t('staff.withdraw')}
        </Button>
      </div>
      <ErrorNotice>{errorOf(repetition.error ?? withdrawal.error)}</ErrorNotice>
    </li>
  );
};

/** Emails that wait for somebody to open an account; nothing when there are none. */
export const Invitations = () => {
  const t = useMessages();
  const query = useQuery(staffInvitationsQuery());
  const invitations = query.data?.invitations ?? [];
  if (query.isError) return <ErrorPanel {...failedPart(t, query)} />;
  if (invitations.length === 0) return null;
  return (
    <section css={style} aria-labelledby="invitations">
      <h2 id="invitations">{t('staff.invitations')}</h2>
      <ul>
        {invitations.map(invitation => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-2);
  h2 {
    font-size: var(--text-lg);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
  }
  li > div:first-of-type {
    display: grid;
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .actions {
    display: flex;
    gap: 0.5rem;
  }
`;
