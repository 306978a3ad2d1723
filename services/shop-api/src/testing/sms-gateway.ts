import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Sms {
  id: string;
  to: string;
  from: string;
  text: string;
}

/**
 * How the gateway behaves: `lie` delivers the SMS and answers too late, `delay` answers late without having delivered
 * it, `drop` closes the connection before it has read anything.
 */
export type GatewayMode = 'accept' | 'delay' | 'refuse' | 'busy' | 'fail' | 'drop' | 'lie';

/** An SMS gateway that a test controls. */
export interface SmsGateway {
  url: string;
  mode: GatewayMode;
  /** What phones have received; each id once. */
  delivered: Sms[];
  /** Every request, with its headers. */
  requests: { body: Sms; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Sms> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Sms;
};

const answer = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Emulates an SMS gateway on a free port of this machine. */
export const startSmsGateway = async ({ delayMs = 400 }: { delayMs?: number } = {}): Promise<SmsGateway> => {
  const gateway: Pick<SmsGateway, 'mode' | 'delivered' | 'requests'> = { mode: 'accept', delivered: [], requests: [] };
  /** False for an id that it has already. */
  const deliver = (sms: Sms): boolean => {
    if (gateway.delivered.some(({ id }) => id === sms.id)) return false;
    gateway.delivered.push(sms);
    return true;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { mode } = gateway;
    if (mode === 'drop') return void request.socket.destroy();
    const body = await readBody(request);
    gateway.requests.push({ body, headers: request.headers });
    if (mode === 'refuse') return answer(response, 422, { error: 'invalid number' });
    if (mode === 'fail') return answer(response, 500, { error: 'internal' });
    if (mode === 'busy') return answer(response, 429, { error: 'slow down' }, { 'retry-after': '90' });
    const isLate = mode === 'delay' || mode === 'lie';
    const isNew = mode === 'delay' || deliver(body);
    if (isLate) await new Promise(resolve => setTimeout(resolve, delayMs));
    return answer(response, isNew ? 202 : 409, { id: body.id });
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(gateway, {
    url: `http://127.0.0.1:${port}/sms`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
};
