import type { StaffInvitation, StaffMember, StaffRole } from '@ortoo/contracts';
import {
  listAuditEntries,
  listStaffInvitations,
  listStaffMembers,
  listStaffRoles,
  listVendors,
} from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';

export const exampleRoles: StaffRole[] = [
  {
    id: 1,
    name: { mn: 'Менежер', en: 'Manager' },
    rights: ['scan', 'orders', 'money'],
    members_count: 1,
    invitations_count: 0,
  },
  { id: 2, name: { mn: 'Шалгагч', en: 'Scanner' }, rights: ['scan'], members_count: 0, invitations_count: 0 },
];

export const exampleMember: StaffMember = {
  id: 7,
  name: 'Болд Дорж',
  email: 'bold@example.mn',
  phone: null,
  role: { id: 1, name: 'Manager' },
  rights: ['scan', 'orders', 'money'],
  vendor: null,
  has_second_factor: true,
  seen_at: '2026-11-21T04:00:00Z',
};

export const exampleInvitation: StaffInvitation = {
  id: 3,
  email: 'saraa@example.org',
  role: { id: 2, name: 'Scanner' },
  vendor: null,
  expires_at: '2026-11-24T04:00:00Z',
  is_expired: false,
};

const vendor = {
  ...{ id: 1, code: 'ul', name: 'Ul Bootmakers', description: '', logo: null, phone: null, email: null },
  ...{ average_rating: 0, total_reviews: 0, products_count: 3 },
};

export const staffList = {
  ...{ members: [exampleMember], count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 },
};

/** Responses about staff, roles and the audit. */
export const staffAnswers = {
  ...answer(listStaffMembers, staffList),
  ...answer(listStaffInvitations, { invitations: [] }),
  ...answer(listStaffRoles, { roles: exampleRoles }),
  ...answer(listVendors, { vendors: [vendor] }),
  ...answer(listAuditEntries, { entries: [], next: null }),
};
