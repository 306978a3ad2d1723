import type { StaffMember } from '@ortoo/contracts';
import { formatDateTime, type Translate } from '@ortoo/i18n';
import { StatusPill } from '@ortoo/ui';
import { defineList } from '../parts/list.rules';
import type { DataColumn } from '../parts/table-shapes';

export const memberList = defineList({
  id: 'staff',
  path: '/backoffice/staff',
  filters: { role_id: { kind: 'id', label: 'staff.role' } },
  sorts: [],
});

export const roleNameOf = ({ role }: Pick<StaffMember, 'role'>, t: Translate): string =>
  role?.name ?? t('staff.administrator');

export const SecondFactor = ({ isOn, t }: { isOn: boolean; t: Translate }) => (
  <StatusPill tone={isOn ? 'good' : 'waiting'}>{t(isOn ? 'staff.on' : 'staff.off')}</StatusPill>
);

export const memberColumns: readonly DataColumn<StaffMember>[] = [
  { id: 'name', head: 'staff.name', cell: ({ name, email, phone }) => name || email || phone },
  { id: 'role', head: 'staff.role', card: 'end', cell: (member, { t }) => roleNameOf(member, t) },
  { id: 'login', head: 'staff.login', cell: ({ email, phone }) => email ?? phone },
  { id: 'vendor', head: 'staff.vendor', cell: ({ vendor }, { t }) => vendor?.name ?? t('staff.wholeShop') },
  {
    id: 'secondFactor',
    head: 'staff.secondFactor',
    cell: ({ has_second_factor: isOn }, { t }) => <SecondFactor {...{ isOn, t }} />,
  },
  {
    id: 'seen',
    head: 'staff.seen',
    cell: ({ seen_at: at }, { t, locale }) => (at ? formatDateTime(at, locale, 'short') : t('staff.never')),
  },
];
