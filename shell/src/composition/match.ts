import { matchPath } from 'react-router-dom';
import type { ComposedRemote, Composition, RouteDeclaration } from '@ortoo/contracts';

/** The page of a path: its remote, its route, and the path's parameters. */
export interface PageMatch {
  remote: ComposedRemote;
  route: RouteDeclaration;
  params: Record<string, string>;
}

interface Candidate extends Omit<PageMatch, 'params'> {
  /** The static beginning of all its paths, in lower case. */
  prefix: string;
}

/** Static patterns win over those with parameters, longer ones over shorter, and the site's own over the same of all. */
const weight = ({ path, site }: RouteDeclaration) =>
  path.split('/').reduce((sum, part) => sum + (part.startsWith(':') ? 2 : part === '*' ? 0 : 3), site ? 0.5 : 0);

const prefixOf = ({ path }: RouteDeclaration): string => {
  const parts = path.split('/');
  const dynamic = parts.findIndex(part => /[:*?]/.test(part));
  const fixed = dynamic === -1 ? parts : parts.slice(0, dynamic);
  return fixed.join('/').replace(/\/+$/, '').toLowerCase();
};

/** The routes of a plan's site, in the order in which they are tried. */
const sortedRoutes = ({ remotes, site }: Composition): Candidate[] =>
  remotes
    .flatMap(remote => remote.manifest.routes.map(route => ({ remote, route, prefix: prefixOf(route) })))
    .filter(({ route }) => route.site === undefined || route.site === site)
    .sort((a, b) => weight(b.route) - weight(a.route));

const sorted = new WeakMap<Composition, Candidate[]>();

const candidatesOf = (composition: Composition): Candidate[] => {
  const candidates = sorted.get(composition) ?? sortedRoutes(composition);
  sorted.set(composition, candidates);
  return candidates;
};

/** Finds the page of a path (without the locale prefix) in a plan. */
export const matchPage = (composition: Composition, path: string): PageMatch | undefined => {
  const lower = path.toLowerCase();
  for (const { remote, route, prefix } of candidatesOf(composition)) {
    // The router compiles a pattern for each attempt, and a page asks several times.
    const match = lower.startsWith(prefix) && matchPath({ path: route.path, end: true }, path);
    if (!match) continue;
    const params = Object.entries(match.params).map(([name, value]) => [name, value ?? '']);
    return { remote, route, params: Object.fromEntries(params) as Record<string, string> };
  }
  return undefined;
};
