import { css } from '@emotion/react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StaffRole } from '@ortoo/contracts';
import { failedPage, useHref, useLocale, useMessages } from '@ortoo/remote';
import { Button, EmptyState, ErrorPanel, KeyIcon, Skeleton, SkeletonPage, TextLink } from '@ortoo/ui';
import { RightList } from '../parts/right-list';
import { staffRolesQuery } from '../parts/roles.queries';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { RemoveRoleDialog } from './remove-role-dialog';
import { RoleDialog } from './role-dialog';

interface RoleCardProps {
  role: StaffRole;
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

const RoleCard = ({ role, name, onEdit, onRemove }: RoleCardProps) => {
  const t = useMessages();
  const href = useHref();
  const count = t('roles.members', { count: role.members_count });
  return (
    <li>
      <div className="head">
        <h2>{name}</h2>
        {role.members_count > 0 ? (
          <TextLink href={href(`/backoffice/staff?role_id=${role.id}`)}>{count}</TextLink>
        ) : (
          <span className="soft">{count}</span>
        )}
      </div>
      <RightList rights={role.rights} />
      <div className="actions">
        <Button kind="secondary" size="sm" onClick={onEdit} aria-label={t('roles.editOf', { name })}>
          {t('roles.edit')}
        </Button>
        {role.members_count + role.invitations_count === 0 && (
          <Button kind="quiet" size="sm" onClick={onRemove} aria-label={t('roles.removeOf', { name })}>
            {t('roles.remove')}
          </Button>
        )}
      </div>
    </li>
  );
};

const LoadingRoles = () => {
  const t = useMessages();
  return (
    <SkeletonPage label={t('state.loading')}>
      <div css={listStyle}>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} height="8rem" />
        ))}
      </div>
    </SkeletonPage>
  );
};

/** The dialog that is open, and its role. */
type Opened = { kind: 'create' } | { kind: 'edit' | 'remove'; role: StaffRole };

const Roles = () => {
  const t = useMessages();
  const locale = useLocale();
  const query = useQuery(staffRolesQuery());
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const nameOf = ({ name }: StaffRole) => (locale === 'mn' ? name.mn : name.en);
  const { data, isError } = query;
  const add = <Button onClick={() => setOpened({ kind: 'create' })}>{t('roles.add')}</Button>;
  return (
    <Workplace title={t('roles.title')} text={t('roles.text')} actions={add}>
      {isError && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <LoadingRoles />}
      {data?.roles.length === 0 && (
        <EmptyState icon={<KeyIcon />} title={t('roles.none')} text={t('roles.noneText')} actions={add} />
      )}
      {data && (
        <ul css={listStyle}>
          {data.roles.map(role => (
            <RoleCard
              key={role.id}
              role={role}
              name={nameOf(role)}
              onEdit={() => setOpened({ kind: 'edit', role })}
              onRemove={() => setOpened({ kind: 'remove', role })}
            />
          ))}
        </ul>
      )}
      <RoleDialog
        open={opened?.kind === 'create' || opened?.kind === 'edit'}
        role={opened?.kind === 'edit' ? opened.role : undefined}
        onClose={close}
      />
      {opened?.kind === 'remove' && <RemoveRoleDialog role={opened.role} name={nameOf(opened.role)} onClose={close} />}
    </Workplace>
  );
};

export const page = defineStaffPage('roles.title', Roles);

const listStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-2);
  li {
    display: grid;
    align-content: start;
    gap: var(--space-1-5);
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  li li {
    display: block;
    padding: 0.125rem 0.625rem;
    border: 0;
    border-radius: 999px;
    background: var(--sand);
  }
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1);
    font-size: var(--text-sm);
  }
  h2 {
    font-size: var(--text-md);
    overflow-wrap: anywhere;
  }
  .actions {
    display: flex;
    gap: 0.5rem;
    align-self: end;
  }
`;
