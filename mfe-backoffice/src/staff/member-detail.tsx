import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { StaffMember, StaffRole } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages, useNavigate } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, DefinitionList, Dialog, ErrorNotice, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { RightList } from '../parts/right-list';
import type { ListControl } from '../parts/use-list';
import { MembershipFields } from './membership-fields';
import { roleNameOf, SecondFactor } from './staff.list';
import { changeMemberMutation, type Membership, removeMemberMutation } from './staff.mutations';

interface MemberProps {
  member: StaffMember;
  /** Of the member in texts. */
  name: string;
}

const MembershipForm = ({ member, name, roles }: MemberProps & { roles: readonly StaffRole[] }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const { mutate, error, isPending } = useMutation(changeMemberMutation);
  const [value, setValue] = useState<Membership>({
    role_id: member.role?.id ?? 0,
    vendor: member.vendor?.code ?? null,
  });
  const save = () =>
    mutate(
      { id: member.id, ...value },
      { onSuccess: () => showToast({ tone: 'success', text: t('staff.saved', { name }) }) },
    );
  return (
    <form
      css={formStyle}
      aria-label={t('staff.role')}
      onSubmit={event => {
        event.preventDefault();
        save();
      }}
    >
      <MembershipFields roles={roles} value={value} onChange={setValue} />
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
      <Button type="submit" busy={isPending}>
        {t('staff.save')}
      </Button>
    </form>
  );
};

const RemoveMember = ({ member, name, list }: MemberProps & { list: ListControl }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const errorOf = useErrorText();
  const [open, setOpen] = useState(false);
  const { mutate, error, isPending } = useMutation(removeMemberMutation);
  const remove = () =>
    mutate(member.id, {
      onSuccess: () => {
        setOpen(false);
        showToast({ tone: 'success', text: t('staff.removed', { name }) });
        void navigate(list.pathOf({ open: undefined }));
      },
    });
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('staff.remove')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('staff.remove')} closeLabel={t('actions.close')}>
        <div css={formStyle}>
          <p>{t('staff.removeText', { name })}</p>
          <ErrorNotice>{errorOf(error)}</ErrorNotice>
          <Button kind="danger" wide busy={isPending} onClick={remove}>
            {t('staff.remove')}
          </Button>
        </div>
      </Dialog>
    </>
  );
};

interface MemberDetailProps {
  list: ListControl;
  member: StaffMember;
  roles: readonly StaffRole[] | undefined;
}

/** A member of staff: who it is, what the role gives, and what the reader may change of it. */
export const MemberDetail = ({ list, member, roles }: MemberDetailProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const name = member.name || member.email || member.phone || '';
  const isAdministrator = member.role === null;
  return (
    <DetailPanel
      list={list}
      title={name}
      status={<p className="soft">{roleNameOf(member, t)}</p>}
      actions={!isAdministrator && <RemoveMember {...{ member, name, list }} />}
    >
      <DefinitionList
        items={[
          { term: t('staff.email'), value: member.email },
          { term: t('staff.phone'), value: member.phone },
          { term: t('staff.secondFactor'), value: <SecondFactor isOn={member.has_second_factor} t={t} /> },
          {
            term: t('staff.seen'),
            value: member.seen_at ? formatDateTime(member.seen_at, locale) : t('staff.never'),
          },
        ]}
      />
      <p>
        <TextLink href={href(`/backoffice/audit?user_id=${member.id}`)}>{t('staff.history')}</TextLink>
      </p>
      {isAdministrator ? (
        <>
          <p>{t('staff.administratorText')}</p>
          <RightList rights={member.rights} />
        </>
      ) : (
        roles && <MembershipForm key={`${member.role?.id} ${member.vendor?.code}`} {...{ member, name, roles }} />
      )}
    </DetailPanel>
  );
};

const formStyle = css`
  display: grid;
  gap: var(--space-2);
`;
