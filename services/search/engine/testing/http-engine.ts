import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Access, CallResponse, Engine } from '../engine';
import { indexerHeader, ownerHeader, readerHeader } from './listening';

const headers: Readonly<Record<Access, string>> = { read: readerHeader, index: indexerHeader, own: ownerHeader };

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** An engine in another process, as a client of a cluster would be: every call is a request over HTTP. */
export async function httpEngine(server: FastifyInstance): Promise<Engine> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return {
    call: async ({ method, path, query, lines, contentType, access, ...request }): Promise<CallResponse> => {
      const body = lines?.map(line => `${JSON.stringify(line)}\n`).join('') ?? request.body;
      const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, value ?? '']));
      const answer = await fetch(`${origin}${path}?${parameters.toString()}`, {
        // A GET of fetch has no body; the protocol accepts a POST for each search with one.
        method: method === 'GET' && body !== '' ? 'POST' : method,
        headers: { authorization: headers[access], ...(body !== '' && { 'content-type': contentType ?? '' }) },
        ...(body !== '' && { body }),
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const isCacheable = answer.status === 200 && !textOf(bytes.subarray(0, 40)).includes('"timed_out":true');
      return { status: answer.status, bytes, isCacheable };
    },
  };
}
