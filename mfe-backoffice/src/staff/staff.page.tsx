import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, UserIcon } from '@ortoo/ui';
import { DataTable } from '../parts/data-table';
import { ListAndDetail } from '../parts/list-and-detail';
import { staffRolesQuery } from '../parts/roles.queries';
import { useList } from '../parts/use-list';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { AddMemberDialog } from './add-member-dialog';
import { Invitations } from './invitations';
import { MemberDetail } from './member-detail';
import { memberColumns, memberList } from './staff.list';
import { staffMembersQuery } from './staff.queries';

const Staff = () => {
  const t = useMessages();
  const locale = useLocale();
  const list = useList(memberList);
  const query = useQuery(staffMembersQuery(list.query));
  const { data: known } = useQuery(staffRolesQuery());
  const [isAdding, setAdding] = useState(false);
  const roles = known?.roles;
  const members = query.data?.members;
  const open = members?.find(({ id }) => String(id) === list.state.open);
  const choices = roles?.map(({ id, name }) => ({ value: String(id), label: locale === 'mn' ? name.mn : name.en }));
  const add = roles && <Button onClick={() => setAdding(true)}>{t('staff.add')}</Button>;
  return (
    <Workplace title={t('staff.title')} actions={add}>
      <ListAndDetail detail={open && <MemberDetail key={open.id} {...{ list, roles }} member={open} />}>
        <DataTable
          {...{ list, query }}
          rows={members}
          columns={memberColumns}
          rowId={({ id }) => String(id)}
          caption={t('staff.title')}
          searchLabel={t('staff.search')}
          choices={{ role_id: choices ?? [] }}
          empty={{ icon: <UserIcon />, title: t('staff.none'), text: t('staff.noneText'), actions: add }}
        />
        <Invitations />
      </ListAndDetail>
      {roles && <AddMemberDialog open={isAdding} onClose={() => setAdding(false)} roles={roles} />}
    </Workplace>
  );
};

export const page = defineStaffPage('staff.title', Staff);
