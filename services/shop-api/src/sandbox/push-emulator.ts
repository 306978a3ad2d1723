import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { z } from 'zod';
import type { Routes } from '../http/implement';
import { findRecord, moveRecord, saveRecord } from './records.tables';
import { goesDown } from './switches';

const kind = 'push';

/** How the service treats the messages of a subscription: `lie` delivers one and answers that it has not. */
const modes = ['accept', 'gone', 'busy', 'lie'] as const;

/** A subscription, with the secrets that only a browser has. */
interface Subscription {
  applicationServerKey: string;
  privateKey: string;
  publicKey: string;
  auth: string;
  /** Decrypted messages, the oldest first. */
  messages: string[];
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

/** The record of RFC 8188, decrypted as RFC 8291 says. */
const decrypt = (body: Buffer, { privateKey, publicKey, auth }: Subscription): string => {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const content = body.subarray(21 + sender.length);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(bytesOf(privateKey));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytesOf(publicKey), sender]);
  const secret = hkdfSync('sha256', ecdh.computeSecret(sender), bytesOf(auth), info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Whether a header is a token of RFC 8292 for this service, signed by the key that the subscription is bound to. */
const isSigned = (header: string, key: string, origin: string, now: Date): boolean => {
  const [, token = '', sender] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', content = '', signature = ''] = token.split('.');
  if (sender !== key) return false;
  const point = bytesOf(key);
  const publicKey = createPublicKey({
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    },
    format: 'jwk',
  });
  const signed = Buffer.from(`${head}.${content}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytesOf(signature))) return false;
  const claims = claimsSchema.safeParse(JSON.parse(bytesOf(content).toString())).data;
  const seconds = now.getTime() / 1000;
  return claims?.aud === origin && claims.exp > seconds && claims.exp <= seconds + 24 * 3600;
};

const params = z.object({ id: z.uuid() });

/** The push service of a browser: subscriptions and messages (RFC 8030), which a tester can read. */
export const pushEmulator: Routes = (app, shop) => {
  goesDown(app, shop, kind);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    '/subscriptions',
    { schema: { body: z.object({ application_server_key: z.string().length(87) }) } },
    async request => {
      const ecdh = createECDH('prime256v1');
      const id = randomUUID();
      const publicKey = ecdh.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const body: Subscription = {
        applicationServerKey: request.body.application_server_key,
        privateKey: ecdh.getPrivateKey('base64url'),
        ...{ publicKey, auth, messages: [] },
      };
      await saveRecord(shop.db, { emulator: kind, id, state: 'accept', body, now: shop.clock() });
      return { endpoint: `${shop.origin()}/sandbox/push/${id}`, keys: { p256dh: publicKey, auth } };
    },
  );

  app.put(
    '/:id/mode',
    { schema: { params, body: z.object({ mode: z.enum(modes) }) } },
    async ({ params: { id }, body }) => ({
      changed: await moveRecord(shop.db, { emulator: kind, id }, modes, body.mode),
    }),
  );

  app.get('/:id', { schema: { params } }, async ({ params: { id } }, reply) => {
    const found = await findRecord<Subscription>(shop.db, kind, id);
    if (!found) return reply.status(404).send({ error: 'no such subscription' });
    return { messages: found.body.messages.map(message => JSON.parse(message) as unknown) };
  });

  app.post('/:id', { schema: { params } }, async (request, reply) => {
    const { id } = request.params;
    const { headers, body } = request;
    const found = await findRecord<Subscription>(shop.db, kind, id);
    if (!found || found.state === 'gone') return reply.status(410).send({ error: 'gone' });
    const { ttl, authorization = '', 'content-encoding': encoding } = headers;
    if (!/^\d+$/.test(String(ttl)) || encoding !== 'aes128gcm') return reply.status(400).send({ error: 'headers' });
    const { applicationServerKey } = found.body;
    if (!isSigned(authorization, applicationServerKey, new URL(shop.origin()).origin, new Date()))
      return reply.status(403).send({ error: 'vapid' });
    if (!Buffer.isBuffer(body) || body.length > 4096) return reply.status(413).send({ error: 'too large' });
    if (found.state === 'busy') return reply.status(429).header('retry-after', '90').send({ error: 'slow down' });
    const messages = [...found.body.messages, decrypt(body, found.body)];
    await moveRecord(shop.db, { emulator: kind, id }, [found.state], found.state, { ...found.body, messages });
    if (found.state === 'lie') return reply.status(500).send({ error: 'internal' });
    return reply.status(201).header('location', `${shop.origin()}/sandbox/push/${id}`).send();
  });
};
