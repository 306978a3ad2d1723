import { sessionSchema } from '../session.schema';

export const getSessionSchemas = { answer: sessionSchema };
