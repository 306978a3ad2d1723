import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { escapeUTF8 } from 'entities/escape';
import { z } from 'zod';
import type { Routes } from '../http/implement';
import { sendMissing, sendPage } from './pages';
import { findRecord, moveRecord, saveRecord } from './records.tables';
import { goesDown } from './switches';

const kind = 'social';
const clientId = 'sandbox-shop';
const secret = 'sandbox-secret-of-the-shop';

const baseOf = (origin: () => string, service: string) => `${origin()}/sandbox/social/${service}`;

/** The shop's clients at the emulated services, under the address of this process. */
export const sandboxSocialClients = (origin: () => string) => ({
  google: () => ({ issuer: baseOf(origin, 'google'), clientId, secret }),
  facebook: () => ({
    authorizeUrl: `${baseOf(origin, 'facebook')}/authorize`,
    tokenUrl: `${baseOf(origin, 'facebook')}/token`,
    profileUrl: `${baseOf(origin, 'facebook')}/me`,
    clientId,
    secret,
  }),
});

interface Person {
  label: string;
  email: string;
  isConfirmed: boolean;
  firstname: string;
  lastname: string;
}

/** Accounts that a tester can choose. */
const people: Readonly<Record<string, Person>> = {
  saruul: {
    label: 'Saruul, new to the shop',
    ...{ email: 'saruul@example.org', isConfirmed: true, firstname: 'Саруул', lastname: 'Бат' },
  },
  shopper: {
    label: 'Bold, whose address has an account of the shop',
    ...{ email: 'shopper@example.mn', isConfirmed: true, firstname: 'Болд', lastname: 'Дорж' },
  },
  unconfirmed: {
    label: 'Tuya, whose address is not confirmed',
    ...{ email: 'tuya@example.org', isConfirmed: false, firstname: 'Туяа', lastname: '' },
  },
};

const service = z.enum(['google', 'facebook']);
type Service = z.infer<typeof service>;
const names: Record<Service, string> = { google: 'Google', facebook: 'Facebook' };

/** The issued code and the tester's choice; its record is the code, later the access token. */
interface Grant {
  service: Service;
  person: string;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
}

const authorizeQuery = z.object({
  client_id: z.literal(clientId),
  redirect_uri: z.url({ protocol: /^https?$/ }).max(300),
  response_type: z.literal('code'),
  state: z.string().max(200),
  scope: z.string().max(200),
  code_challenge: z.string().max(100),
  code_challenge_method: z.literal('S256'),
  nonce: z.string().max(200).optional(),
  prompt: z.string().max(50).optional(),
});

const chooseQuery = authorizeQuery
  .pick({ redirect_uri: true, state: true, code_challenge: true, nonce: true })
  .extend({ person: z.string().max(20) });

/** Chosen instead of a person: the connection breaks. */
const broken = 'broken';

const withQuery = (address: string, query: Record<string, string>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

let keys: { publicKey: KeyObject; privateKey: KeyObject } | undefined;
const signingKeys = () => (keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));

const idTokenOf = (claims: object): string => {
  const content = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'sandbox' })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), signingKeys().privateKey).toString('base64url')}`;
};

const subjectOf = (name: Service, person: string) => `${name}-${person}`;

/** The services' pages: the tester chooses an account, says no, or breaks the connection. */
export const socialPages: Routes = (app, shop) => {
  const params = z.object({ service });

  app.get('/social/:service/authorize', { schema: { params, querystring: authorizeQuery } }, async (request, reply) => {
    const { service: name } = request.params;
    const { redirect_uri, state, code_challenge, nonce } = request.query;
    const choose = (person: string) =>
      withQuery(`${baseOf(shop.origin, name)}/choose`, {
        ...{ person, redirect_uri, state, code_challenge },
        ...(nonce !== undefined && { nonce }),
      });
    const rows = Object.entries(people).map(
      ([person, { label, email }]) =>
        `<p><a href="${escapeUTF8(choose(person))}">${escapeUTF8(label)}</a><br>${escapeUTF8(email)}</p>`,
    );
    const denied = withQuery(redirect_uri, { error: 'access_denied', error_reason: 'user_denied', state });
    return sendPage(
      reply,
      `Sandbox: sign in with ${names[name]}`,
      `${rows.join('')}<hr><p><a href="${escapeUTF8(denied)}">Deny</a></p>
<p><a href="${escapeUTF8(choose(broken))}">Break the connection</a></p>`,
    );
  });

  app.get('/social/:service/choose', { schema: { params, querystring: chooseQuery } }, async (request, reply) => {
    const { service: name } = request.params;
    const { person, redirect_uri: redirectUri, state, code_challenge: challenge, nonce = null } = request.query;
    if (!new URL(redirectUri).pathname.endsWith(`/social/${name}/callback`)) return sendMissing(reply, 'client');
    const id = randomUUID();
    const body: Grant = { service: name, person, redirectUri, challenge, nonce };
    await saveRecord(shop.db, { emulator: kind, id, state: 'code', body, now: shop.clock() });
    return reply.redirect(withQuery(redirectUri, { code: id, state }), 303);
  });
};

const tokenBody = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.literal(clientId),
  client_secret: z.literal(secret),
  code: z.string().max(60),
  redirect_uri: z.string().max(300),
  code_verifier: z.string().max(200),
});

/** Their interface for the shop: the one by OpenID Connect, the other by OAuth 2. */
export const socialEmulator: Routes = (app, shop) => {
  goesDown(app, shop, kind);

  app.get('/google/.well-known/openid-configuration', async () => {
    const issuer = baseOf(shop.origin, 'google');
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  });

  app.get('/google/keys', async () => ({
    keys: [{ ...signingKeys().publicKey.export({ format: 'jwk' }), kid: 'sandbox', alg: 'RS256', use: 'sig' }],
  }));

  const idTokenFor = (id: string, { nonce }: Grant, person: Person): string => {
    const seconds = Math.floor(Date.now() / 1000);
    return idTokenOf({
      iss: baseOf(shop.origin, 'google'),
      aud: clientId,
      sub: id,
      iat: seconds,
      exp: seconds + 300,
      ...(nonce !== null && { nonce }),
      email: person.email,
      email_verified: person.isConfirmed,
      given_name: person.firstname,
      family_name: person.lastname,
    });
  };

  app.post(
    '/:service/token',
    { schema: { params: z.object({ service }), body: tokenBody } },
    async (request, reply) => {
      const { code: id, code_verifier, redirect_uri } = request.body;
      const grant = (await findRecord<Grant>(shop.db, kind, id))?.body;
      if (grant?.person === broken) return reply.status(503).send({ error: 'temporarily_unavailable' });
      const person = grant && people[grant.person];
      const challenge = createHash('sha256').update(code_verifier).digest('base64url');
      const isRight =
        grant?.service === request.params.service &&
        grant.redirectUri === redirect_uri &&
        grant.challenge === challenge;
      if (!person || !isRight || !(await moveRecord(shop.db, { emulator: kind, id }, ['code'], 'token')))
        return reply.status(400).send({ error: 'invalid_grant' });
      const token = { access_token: id, token_type: 'bearer', expires_in: 300 };
      return grant.service === 'google'
        ? { ...token, id_token: idTokenFor(subjectOf('google', grant.person), grant, person) }
        : token;
    },
  );

  app.get('/facebook/me', async (request, reply) => {
    const id = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const record = await findRecord<Grant>(shop.db, kind, id);
    const person = record && people[record.body.person];
    if (!person || record.state !== 'token') return reply.status(401).send({ error: { code: 190 } });
    const { email, isConfirmed, firstname: first_name, lastname: last_name } = person;
    return { id: subjectOf('facebook', record.body.person), ...(isConfirmed && { email }), first_name, last_name };
  });
};
