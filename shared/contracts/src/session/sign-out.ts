import { defineEndpoint } from '../endpoint';
import type { signOutSchemas } from './session.schema';

export const signOut = defineEndpoint<typeof signOutSchemas>({ method: 'DELETE', path: '/session', access: 'anyone' });
