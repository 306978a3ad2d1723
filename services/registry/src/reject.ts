import type { FastifyReply } from 'fastify';

/** Answers no, in a code for machines and in words. */
export const reject = (reply: FastifyReply, status: number, code: string, error: string) =>
  reply.code(status).send({ error, code });
