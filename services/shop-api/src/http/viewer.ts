import type { Right, Role } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { Site } from '../content/site-shapes';
import type { Reader } from './locale';
import { DomainError } from './domain-error';

/** User of the request. */
export interface Viewer {
  user: { id: number; roles: Role[] } | null;
  roles: readonly Role[];
  /** Of a member of staff. */
  rights: readonly Right[];
  /** The only vendor whose rows a member of staff may see and change; null for those of the shop, who see all. */
  vendorId: number | null;
  via: 'cookie' | 'bearer' | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
    site: Site;
    /** The site is a draft that only this browser sees: no answer of it is for others. */
    isPreview: boolean;
    locale: Locale;
    reader: Reader;
  }
}

export const visitor: Viewer = { user: null, roles: ['visitor'], rights: [], vendorId: null, via: null };

/** The signed-in user; the endpoint's access has rejected all others. */
export const signedIn = ({ viewer }: { viewer: Viewer }): number => {
  if (!viewer.user) throw new DomainError('UNAUTHORIZED');
  return viewer.user.id;
};
