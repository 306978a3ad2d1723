import type { User } from '@ortoo/contracts';

/** A signed-in shopper; a test changes what it is about. */
export const exampleUser: User = {
  id: 1,
  email: null,
  phone: null,
  firstname: 'Номин',
  lastname: '',
  roles: ['shopper'],
  ship_address: null,
};
