import { matchPath } from 'react-router-dom';
import type { ComposedRemote, Composition, RouteDeclaration } from '@ortoo/contracts';

/** The page of a path: its remote, its route, and the path's parameters. */
export interface PageMatch {
  remote: ComposedRemote;
  route: RouteDeclaration;
  params: Record<string, string>;
}

/** Static patterns win over those with parameters, longer ones over shorter, and the site's own over the same of all. */
const weight = ({ path, site }: RouteDeclaration) =>
  path.split('/').reduce((sum, part) => sum + (part.startsWith(':') ? 2 : part === '*' ? 0 : 3), site ? 0.5 : 0);

/** Finds the page of a path (without the locale prefix) in a plan. */
export const matchPage = (composition: Composition, path: string): PageMatch | undefined => {
  const candidates = composition.remotes
    .flatMap(remote => remote.manifest.routes.map(route => ({ remote, route })))
    .filter(({ route }) => route.site === undefined || route.site === composition.site)
    .sort((a, b) => weight(b.route) - weight(a.route));
  for (const { remote, route } of candidates) {
    const match = matchPath({ path: route.path, end: true }, path);
    if (!match) continue;
    const params = Object.entries(match.params).map(([name, value]) => [name, value ?? '']);
    return { remote, route, params: Object.fromEntries(params) as Record<string, string> };
  }
  return undefined;
};
