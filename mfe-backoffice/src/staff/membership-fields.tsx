import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { type StaffRole, vendorRights } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { Select } from '@ortoo/ui';
import { RightList } from '../parts/right-list';
import { useRights } from '../parts/use-rights';
import { vendorsQuery } from './staff.queries';
import type { Membership } from './staff.mutations';

interface MembershipFieldsProps {
  roles: readonly StaffRole[];
  value: Membership;
  onChange: (value: Membership) => void;
  /** Message of the server about the role. */
  error?: string | undefined;
}

/** Role and vendor, and the rights that they give. Roles that would give more than the reader has cannot be chosen. */
export const MembershipFields = ({ roles, value, onChange, error }: MembershipFieldsProps) => {
  const t = useMessages();
  const locale = useLocale();
  const may = useRights();
  const { data } = useQuery(vendorsQuery());
  const vendors = data?.vendors ?? [];
  const role = roles.find(({ id }) => id === value.role_id);
  const granted = role?.rights.filter(right => value.vendor === null || vendorRights.includes(right)) ?? [];
  const isBeyond = (one: StaffRole) => !one.rights.every(may) && one.id !== value.role_id;
  return (
    <>
      <Select
        label={t('staff.role')}
        hint={roles.some(isBeyond) ? t('staff.beyond') : undefined}
        {...(error && { error })}
        value={String(value.role_id)}
        onChange={event => onChange({ ...value, role_id: Number(event.target.value) })}
        options={roles.map(one => ({
          value: String(one.id),
          label: locale === 'mn' ? one.name.mn : one.name.en,
          disabled: isBeyond(one),
        }))}
      />
      <Select
        label={t('staff.vendor')}
        hint={t('staff.vendorHint')}
        value={value.vendor ?? ''}
        onChange={event => onChange({ ...value, vendor: event.target.value || null })}
        options={[
          { value: '', label: t('staff.wholeShop') },
          ...vendors.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <div css={style}>
        <p className="soft">{t('staff.given')}</p>
        <RightList rights={granted} />
      </div>
    </>
  );
};

const style = css`
  display: grid;
  gap: 0.375rem;
  font-size: var(--text-sm);
`;
