import type { FastifyRequest } from 'fastify';

/** Codes can be guessed: max tries a minute, by account, else by address. */
export const guessesLimited = {
  max: 20,
  timeWindow: '1 minute',
  keyGenerator: ({ viewer, ip }: FastifyRequest): string => (viewer?.user ? `user:${viewer.user.id}` : ip),
};
