import { overrideOf, type Composition, type Override, type ReleaseRecord } from '@ortoo/contracts';
import { overrideSchema } from '@ortoo/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { withRelease } from '../composition.rules';
import { host } from '../pointers.rules';
import type { Registry } from '../registry';
import { createDrafts } from './drafts';
import { readToken, type TokenError } from './read-token';

/** Why an override is not shown. */
export type OverrideError = TokenError | 'NOT_ALLOWED' | 'HOST' | 'NO_RELEASE';

/** A release for one browser in place of the live one. */
export interface GrantedOverride extends Pick<Override, 'expires'> {
  ok: true;
  record: ReleaseRecord;
  /** The plan with this release in it. */
  over: (plan: Composition) => Composition;
}

export type OverrideAnswer = GrantedOverride | { ok: false; code: OverrideError; status: number; text: string };

const errors: Record<OverrideError, [status: number, message: string]> = {
  NOT_ALLOWED: [
    403,
    'Overrides are for accounts with the role admin, and for browsers on the machine of a shop that is not in production. Sign in first, then open the address again.',
  ],
  UNREADABLE: [400, 'This is no override: copy the whole address that the command has printed.'],
  UNKNOWN_KEY: [
    403,
    'The registry does not know the key that has signed this override, or it was revoked: npm run keys -- list.',
  ],
  FORGED: [403, 'The signature of this override does not hold.'],
  OTHER_TEAM: [403, 'The key that has signed this override may not release this remote.'],
  EXPIRED: [403, 'This override has ended: run the command again for a new one.'],
  TOO_LONG: [403, 'This override would last for more than a day: sign a shorter one.'],
  HOST: [409, 'The shell cannot be overridden: its release comes with a start of the shop.'],
  NO_RELEASE: [404, 'The registry has no such release, or no draft of this team yet.'],
};

const rejected = (code: OverrideError): OverrideAnswer => {
  const [status, text] = errors[code];
  return { ok: false, code, status, text };
};

const parse = (value: unknown): Override | undefined => overrideSchema.safeParse(value).data as Override | undefined;

interface OverridesOptions {
  registry: Registry;
  /** Whether the caller may use overrides. */
  mayOverride: (request: FastifyRequest) => Promise<boolean>;
  clock: () => Date;
}

export type Overrides = ReturnType<typeof createOverrides>;

/** Shows developers the shop with a release of theirs in it, and no other visitor. */
export const createOverrides = ({ registry, mayOverride, clock }: OverridesOptions) => {
  const { store } = registry;
  const drafts = createDrafts(store);

  const open = async (request: FastifyRequest, token: string): Promise<OverrideAnswer> => {
    if (!(await mayOverride(request))) return rejected('NOT_ALLOWED');
    const read = readToken(token, await store.keys(), clock(), parse);
    if (!read.ok) return rejected(read.code);
    const { remote, release, key, expires } = read.override;
    if (remote === host) return rejected('HOST');
    const record = release ? await registry.find(remote, release) : await drafts.newest(remote, key);
    return record ? { ok: true, expires, record, over: plan => withRelease(plan, record) } : rejected('NO_RELEASE');
  };

  return {
    /** The override of a token, or the reason for its rejection. */
    open,
    /** The override of this browser's cookie. An invalid cookie counts as none. */
    async of(request: FastifyRequest): Promise<GrantedOverride | undefined> {
      const token = overrideOf(request.headers.cookie);
      const answer = token ? await open(request, token) : undefined;
      return answer?.ok ? answer : undefined;
    },
    mayOverride,
    drafts,
  };
};
