import { sessionSchema } from '../session.schema';

export const signOutSchemas = { answer: sessionSchema };
