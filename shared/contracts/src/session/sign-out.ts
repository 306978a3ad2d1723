import { defineEndpoint } from '../endpoint';
import type { signOutSchemas } from './sign-out.schema';

export const signOut = defineEndpoint<typeof signOutSchemas>({ method: 'DELETE', path: '/session', access: 'anyone' });
