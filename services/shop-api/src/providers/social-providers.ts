import type { SocialProviderName } from '@ortoo/contracts';
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  discovery,
  fetchProtectedResource,
  type IDToken,
} from 'openid-client';
import { z } from 'zod';
import type { SocialSettings } from './social-settings';

/** What a service says about its user. */
export interface SocialProfile {
  /** Constant at this service. */
  subject: string;
  /** Null when it gave none that its owner has confirmed. */
  email: string | null;
  firstname: string;
  lastname: string;
}

/** One sign-in at a service, from the way there to the way back. */
export interface SocialVisit {
  redirectUri: string;
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

export interface SocialProvider {
  /** The service's page that asks its user. */
  begin(visit: SocialVisit): Promise<URL>;
  /** The user who has returned with this query; null when the user said no. */
  finish(visit: SocialVisit, query: URLSearchParams): Promise<SocialProfile | null>;
}

export type SocialProviders = Readonly<Partial<Record<SocialProviderName, SocialProvider>>>;

/** Addresses are read at each call: the sandbox runs in this process, and its port is known late. */
type Lazy<T> = () => T;

const timeoutSeconds = 10;

const isPlain = (address: string) => new URL(address).protocol === 'http:';

const begin = async (config: Configuration, scope: string, visit: SocialVisit, more: Record<string, string> = {}) =>
  buildAuthorizationUrl(config, {
    redirect_uri: visit.redirectUri,
    scope,
    state: visit.state,
    code_challenge: await calculatePKCECodeChallenge(visit.verifier),
    code_challenge_method: 'S256',
    ...more,
  });

const addressOf = ({ redirectUri }: SocialVisit, query: URLSearchParams): URL => new URL(`?${query}`, redirectUri);

const isDenied = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError && error.error === 'access_denied';

/** Whoever says no at the service returns with an error of its own. */
const unlessDenied = (error: unknown): null => {
  if (isDenied(error)) return null;
  throw error;
};

const namesOf = ({ given_name = '', family_name = '' }: IDToken & { given_name?: unknown; family_name?: unknown }) => ({
  firstname: String(given_name),
  lastname: String(family_name),
});

const google = (settings: Lazy<NonNullable<SocialSettings['google']>>): SocialProvider => {
  let found: Promise<Configuration> | undefined;
  const discover = async (): Promise<Configuration> => {
    const { issuer, clientId, secret } = settings();
    const execute = isPlain(issuer) ? [allowInsecureRequests] : [];
    return discovery(new URL(issuer), clientId, secret, undefined, { execute, timeout: timeoutSeconds });
  };
  const open = (): Promise<Configuration> =>
    (found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
  return {
    begin: async visit =>
      begin(await open(), 'openid email profile', visit, { nonce: visit.nonce, prompt: 'select_account' }),
    finish: async (visit, query) => {
      const tokens = await authorizationCodeGrant(await open(), addressOf(visit, query), {
        expectedState: visit.state,
        expectedNonce: visit.nonce,
        pkceCodeVerifier: visit.verifier,
      }).catch(unlessDenied);
      const claims = tokens?.claims();
      if (!claims) return null;
      const { sub: subject, email, email_verified: isConfirmed } = claims;
      return {
        subject,
        email: typeof email === 'string' && isConfirmed === true ? email.toLowerCase() : null,
        ...namesOf(claims),
      };
    },
  };
};

/** The Graph API gives an address only when its owner has confirmed it. */
const facebookProfile = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
});

const facebook = (settings: Lazy<NonNullable<SocialSettings['facebook']>>): SocialProvider => {
  const open = (): Configuration => {
    const { authorizeUrl, tokenUrl, clientId, secret } = settings();
    const server = {
      issuer: new URL(authorizeUrl).origin,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
    };
    const config = new Configuration(server, clientId, secret);
    config.timeout = timeoutSeconds;
    if (isPlain(tokenUrl)) allowInsecureRequests(config);
    return config;
  };
  return {
    begin: visit => begin(open(), 'public_profile email', visit),
    finish: async (visit, query) => {
      const config = open();
      const tokens = await authorizationCodeGrant(config, addressOf(visit, query), {
        expectedState: visit.state,
        pkceCodeVerifier: visit.verifier,
      }).catch(unlessDenied);
      if (!tokens) return null;
      const address = new URL(settings().profileUrl);
      address.searchParams.set('fields', 'id,email,first_name,last_name');
      const answer = await fetchProtectedResource(config, tokens.access_token, address, 'GET');
      const {
        id: subject,
        email,
        first_name: firstname,
        last_name: lastname,
      } = facebookProfile.parse(await answer.json());
      return { subject, email: email?.toLowerCase() ?? null, firstname, lastname };
    },
  };
};

/** The services of a configuration. */
export const socialProvidersOf = (settings: {
  [Name in keyof SocialSettings]: Lazy<NonNullable<SocialSettings[Name]>>;
}) => ({
  ...(settings.google && { google: google(settings.google) }),
  ...(settings.facebook && { facebook: facebook(settings.facebook) }),
});
