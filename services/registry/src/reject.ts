import type { FastifyReply } from 'fastify';

/** Sends an error, as a code for machines and as text. */
export const reject = (reply: FastifyReply, status: number, code: string, error: string) =>
  reply.code(status).send({ error, code });
