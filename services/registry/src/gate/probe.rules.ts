import type { RouteDeclaration } from '@ortoo/contracts';
import { finding, findingIf, type Finding } from './finding.rules';

/** One page to try. */
export interface ProbedAddress {
  route: string;
  path: string;
  /** Rendered with the confirmed age that the route requires. */
  adult: boolean;
}

/** The server's response. */
export interface ProbedPage extends ProbedAddress {
  status: number;
  html: string;
  failure?: string;
  /** Reason for a missing part of it. */
  gap?: string;
}

/** A remote that did not load on the server. */
export interface BrokenRemote {
  remote: string;
  why: string;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const matcher = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('/')
      .map(part => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.+' : escape(part)))
      .join('/')}$`,
  );

/** An address of a pattern: itself without parameters, else the first match of the site's own. */
const addressFor = (pattern: string, known: readonly string[]): string | undefined =>
  /[:*]/.test(pattern) ? known.find(path => matcher(pattern).test(path)) : pattern;

/** Pages to try of a remote with server rendering. @param known paths of the site */
export const addressesOf = (routes: readonly RouteDeclaration[], known: readonly string[]): ProbedAddress[] =>
  routes
    .filter(({ server }) => server)
    .flatMap(({ id, path, ageGate }) => {
      const found = addressFor(path, known);
      const adults = ageGate === undefined ? [false] : [false, true];
      return found === undefined ? [] : adults.map(adult => ({ route: id, path: found, adult }));
    });

/** Pages to try by site: those of every site on the first, those of one site there. */
export const addressesBySite = (
  routes: readonly RouteDeclaration[],
  known: readonly string[],
  first: string,
): Map<string, ProbedAddress[]> => {
  const sites = [...new Set([first, ...routes.map(({ site = first }) => site)])];
  return new Map(
    sites.map(site => [
      site,
      addressesOf(
        routes.filter(route => (route.site ?? first) === site),
        known,
      ),
    ]),
  );
};

const withoutTags = (html: string) =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .trim();

const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

const firstLine = (text: string) => text.split('\n')[0] ?? '';

/** Fault of a remote that does not load on the server. */
export const checkLoad = ({ remote, why }: BrokenRemote): Finding =>
  finding(
    'PROBE_LOAD',
    `“${remote}” does not load on the server: ${firstLine(why)}.`,
    'Mend what throws while it is loaded.',
  );

/** Fault of a page in the server's response. */
export const checkPage = ({ route, path, status, html, failure, gap }: ProbedPage): Finding[] => {
  const where = `${route} at ${path}`;
  if (failure)
    return [
      finding(
        'PROBE_THROWS',
        `${where} fails on the server: ${firstLine(failure)}.`,
        'Mend what throws; what only a browser has belongs in an effect.',
      ),
    ];
  const main = mainOf(html);
  // React's marker for a part that has thrown or waits, to be completed in the browser.
  if (gap || main.includes('<!--$!-->'))
    return [
      finding(
        'PROBE_INCOMPLETE',
        `A part of ${where} throws or waits when the server renders it${gap ? `: ${firstLine(gap)}` : ''}.`,
        'Mend what throws; what a page waits for belongs in load.',
      ),
    ];
  if (status !== 200)
    return [
      finding(
        'PROBE_STATUS',
        `${where} answers ${status}.`,
        'Have load answer for every address of the sitemap, or throw MovedTo with its new one.',
      ),
    ];
  return [
    ...findingIf(
      !/<h1[\s>]/.test(main),
      'PROBE_HEADING',
      `${where} has no h1.`,
      'Give the page its heading in the HTML of the server.',
    ),
    ...findingIf(
      !withoutTags(main),
      'PROBE_EMPTY',
      `${where} has an empty main.`,
      'Load what the page shows in load, or declare the route with server: false.',
    ),
  ];
};
