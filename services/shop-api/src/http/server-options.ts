import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { answerHeaders } from './security-headers';

/** Of a sender who names his requests himself, in the characters of a log. */
const requestId = /^[\w.-]{1,64}$/;

const nameRequest = ({ headers }: IncomingMessage): string => {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && requestId.test(sent) ? sent : randomUUID();
};

/** A request line may name the whole address, as for a proxy. */
const pathOf = ({ url = '/' }: { url?: string | undefined }): string => {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') || path === '*' ? path : `/${path}`;
};

const statusOfClientError = (code: string | undefined): number => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/** Answers bytes that are no request: no hook of the server runs. */
const answerClientError = (headers: Record<string, string>) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusOfClientError(error.code);
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    if (socket.writable) socket.write(`${head}${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`);
    socket.destroy(error);
  };
};

/**
 * All schemas are zod's. Fastify would load its compilers of JSON schemas, a tenth of a second of each start; its types
 * know only those.
 */
const compilersFactory: object = { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler };

/** Options of Fastify that every server of the shop needs. */
export const serverOptions = (transport: { isHttps: boolean }) => {
  const headers = answerHeaders(transport);
  return {
    // Parsing and checking a body blocks all other requests. Routes with larger bodies set their own limit.
    bodyLimit: 64 * 1024,
    schemaController: { compilersFactory },
    requestIdHeader: false,
    genReqId: nameRequest,
    rewriteUrl: pathOf,
    clientErrorHandler: answerClientError(headers),
    // Unroutable requests run no hook either.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
      void reply.headers(headers).send(error),
  } as const;
};
