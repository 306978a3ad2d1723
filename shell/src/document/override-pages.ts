import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  boundariesName,
  overrideEnd,
  overrideName,
  setHostCookie,
  type Composition,
  type ReleaseRecord,
} from '@ortoo/contracts';
import type { Tools } from '../tools/tools';

/** A release that one browser gets instead of the live one. */
interface GrantedOverride {
  record: ReleaseRecord;
  expires: string;
  over: (plan: Composition) => Composition;
}

/** Decides who may see a release that is not live. */
export interface OverrideGateway {
  open: (
    request: FastifyRequest,
    token: string,
  ) => Promise<(GrantedOverride & { ok: true }) | { ok: false; code: string; status: number; text: string }>;
  of: (request: FastifyRequest) => Promise<GrantedOverride | undefined>;
  mayOverride: (request: FastifyRequest) => Promise<boolean>;
}

/** The developer options of a request. */
export interface OverrideRequest {
  tools: Tools;
  override?: GrantedOverride;
}

const queryOf = (url: string) => new URLSearchParams(url.split('?')[1]);

const withoutToken = (url: string): string => {
  const query = queryOf(url);
  query.delete(overrideName);
  // Two leading slashes would point to another site.
  const path = `/${(url.split('?')[0] ?? '').replace(/^[/\\]+/, '')}`;
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Query parameters and cookies for the shop's developers. */
export const createOverridePages = (overrides: OverrideGateway, clock: () => number, secureCookies: boolean) => {
  const leave = (request: FastifyRequest, reply: FastifyReply, token: string, seconds: number) => {
    const cookie = setHostCookie(overrideName, token, { secure: secureCookies, maxAge: seconds });
    return reply.header('set-cookie', cookie).redirect(withoutToken(request.url), 302);
  };

  return {
    /**
     * Sets or ends an override when the address requests it, and returns whether it has answered: awaiting a reply
     * itself yields undefined.
     */
    async turn(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const token = request.url.includes(`${overrideName}=`) ? queryOf(request.url).get(overrideName) : null;
      if (token === null) return false;
      reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
      const answer = token === overrideEnd ? undefined : await overrides.open(request, token);
      if (!answer) leave(request, reply, '', 0);
      else if (answer.ok) leave(request, reply, token, Math.floor((Date.parse(answer.expires) - clock()) / 1000));
      else reply.code(answer.status).type('text/plain; charset=utf-8').send(`${answer.code}\n${answer.text}\n`);
      return true;
    },

    /** The developer options of this request; most requests have none and exit early. */
    async requestedBy(request: FastifyRequest): Promise<OverrideRequest | undefined> {
      const isNamed = request.url.includes(boundariesName) && queryOf(request.url).has(boundariesName);
      const boundaries = isNamed && (await overrides.mayOverride(request));
      const override = await overrides.of(request);
      if (!override) return boundaries ? { tools: { boundaries } } : undefined;
      const { record, expires } = override;
      const shown = { remote: record.remote, release: record.release, draft: record.draft === true, expires };
      return { override, tools: { override: shown, ...(boundaries && { boundaries }) } };
    },
  };
};
