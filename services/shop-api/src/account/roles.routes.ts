import { accept, DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { readUser } from './api';
import { readLogin } from './login.rules';
import { findUserByLogin, setRoles } from './users.tables';

/** Administrators grant and revoke roles, but not their own, so that one administrator always remains. */
export const rolesRoutes: Routes = (app, shop) => {
  implement(app, 'changeRoles', async ({ body, viewer, reader }) => {
    const user = await findUserByLogin(shop.db, accept(readLogin(body.login)));
    if (!user) throw new DomainError('NOT_FOUND');
    if (user.id === viewer.user?.id) throw new DomainError('CONFLICT');
    await setRoles(shop.db, user.id, [...new Set(body.roles)]);
    return readUser(shop, user.id, reader);
  });
};
