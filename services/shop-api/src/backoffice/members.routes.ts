import { readUser } from '../account/api';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { invitationTables, memberTables } from '../staff/api';
import { acceptInvitation, withdrawInvitation } from './invitations';
import { addMember, changeMember, removeMember } from './members';
import { serializeInvitation, serializeMember } from './staff.mapper';

const often = { rateLimit: { max: 120, timeWindow: '1 minute' } };

/** Members of staff and invitations. */
export const staffMembersRoutes: Routes = (app, shop) => {
  implement(app, 'getStaffUser', async request => readUser(shop, signedIn(request), request.reader));

  implement(app, 'listStaffMembers', async ({ query, reader }) => {
    const { rows, paging } = await memberTables.listStaff(shop.db, query);
    return { ...paging, members: rows.map(row => serializeMember(row, reader)) };
  });

  implement(app, 'addStaffMember', async request => {
    const added = await addMember(shop, request, request.body);
    return 'member' in added
      ? { member: serializeMember(added.member, request.reader), invitation: null }
      : { member: null, invitation: serializeInvitation(added.invitation, request.reader, shop.clock()) };
  });

  implement(app, 'changeStaffMember', async request =>
    serializeMember(await changeMember(shop, request, request.params.id, request.body), request.reader),
  );

  implement(app, 'removeStaffMember', request => removeMember(shop, request, request.params.id));

  implement(app, 'listStaffInvitations', async ({ reader }) => {
    const rows = await invitationTables.listInvitations(shop.db);
    return { invitations: rows.map(row => serializeInvitation(row, reader, shop.clock())) };
  });

  implement(app, 'removeStaffInvitation', request => withdrawInvitation(shop, request, request.params.id));

  implement(app, 'acceptStaffInvitation', { startsSession: true, ...often }, async request => ({
    email: await acceptInvitation(shop, request, request.body),
    next: '/backoffice',
  }));
};
