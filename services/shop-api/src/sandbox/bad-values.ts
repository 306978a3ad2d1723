import type { FastifyError, FastifyInstance } from 'fastify';
import { toolPage } from '../http/html';

/** PostgreSQL's codes for values that no row has: a text with NUL, a number that is out of range or no integer. */
const badValues = new Set(['22021', '22P05', '22003', '22P02']);

/** Pages for developers pass what they receive to the database: its rejection is the client's error. */
export const rejectBadValues = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (!badValues.has(error.code)) throw error;
    return reply.status(400).type('text/html').send(toolPage('No such value', ''));
  });
};
