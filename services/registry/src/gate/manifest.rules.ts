import type { ReleaseRecord, RouteDeclaration, SlotDeclaration } from '@ortoo/contracts';
import { locales } from '@ortoo/i18n/locales';
import type { Candidate, LiveShop } from './candidate';
import { finding, findingIf, isShell, type Finding } from './finding.rules';

/** First segments of addresses that the shop answers itself. */
const reserved = ['api', 'registry', 'releases', 'pictures', 'sandbox', 'dev', 'healthz', 'readyz', ...locales];

const shape = (path: string) => path.replaceAll(/:[^/]+/g, ':').replace(/\/$/, '');
/** Routes of the same shape on different sites do not meet. */
const shapeOf = ({ path, site = '' }: RouteDeclaration) => `${site}${shape(path)}`;
const versionOf = ({ version = 1 }: SlotDeclaration) => version;

/** The fixed prefix of a pattern. */
export const prefixOf = (path: string): string => path.slice(0, /[:*]/.exec(path)?.index ?? path.length);

/** Routes of live releases that the candidate no longer has. Links are the same on every site: none is to one of them. */
export const lostRoutes = ({ manifest }: ReleaseRecord, own: readonly ReleaseRecord[]): RouteDeclaration[] => {
  const remaining = new Set(manifest.routes.map(shapeOf));
  return own
    .flatMap(live => live.manifest.routes)
    .filter(route => route.site === undefined && !remaining.has(shapeOf(route)));
};

const ownNames = ({ record: { remote, manifest } }: Candidate): Finding[] => {
  const ids = [...manifest.routes, ...manifest.slots].map(({ id }) => id);
  const strange = ids.filter(id => !id.startsWith(`${remote}.`));
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [
    ...findingIf(
      manifest.id !== remote,
      'MANIFEST_REMOTE',
      `The manifest is of “${manifest.id}”, the record of “${remote}”.`,
      'Release each remote from its own folder.',
    ),
    ...strange.map(id =>
      finding(
        'FOREIGN_ID',
        `“${id}” is not named after “${remote}”.`,
        `Call it “${remote}.…” in manifest.ts and remote.ts.`,
      ),
    ),
    ...twice.map(id => finding('TWICE', `“${id}” is declared twice.`, 'Give every route and slot an id of its own.')),
  ];
};

const routeFindings = ({ record }: Candidate, { others }: LiveShop): Finding[] => {
  const { routes } = record.manifest;
  const shapes = routes.map(shapeOf);
  const taken = new Map(others.flatMap(other => other.manifest.routes.map(route => [shapeOf(route), other.remote])));
  return routes.flatMap((route, at) => {
    const { id, path } = route;
    const owner = taken.get(shapeOf(route));
    const first = path.split('/')[1] ?? '';
    return [
      ...findingIf(
        owner !== undefined,
        'ROUTE_TAKEN',
        `“${path}” of ${id} belongs to the live remote “${owner}”.`,
        `Choose another path, or let “${owner}” give it up first.`,
      ),
      ...findingIf(
        reserved.includes(first),
        'ROUTE_RESERVED',
        `“${path}” of ${id} lies where the shop itself answers.`,
        `Choose a path that does not begin with “/${first}”.`,
      ),
      ...findingIf(
        shapes.indexOf(shapeOf(route)) < at,
        'ROUTE_TWICE',
        `“${path}” of ${id} is another of its routes too.`,
        'Let one page answer each pattern.',
      ),
    ];
  });
};

const lostRouteFindings = ({ record }: Candidate, { own, linked }: LiveShop): Finding[] =>
  lostRoutes(record, own).flatMap(({ path }) => {
    const users = linked[prefixOf(path)] ?? [];
    return findingIf(
      users.length > 0,
      'ROUTE_GONE',
      `“${path}” is gone, and ${users.join(', ')} links to it.`,
      'Keep the route (a page may send on with MovedTo) until nobody live links to it.',
    );
  });

const providedSlots = ({ record }: Candidate, { others, shell }: LiveShop): Finding[] => {
  const provided = new Map(record.manifest.slots.map(slot => [slot.id, versionOf(slot)]));
  return [...others, ...(shell ? [shell] : [])].flatMap(user =>
    (user.uses?.slots ?? [])
      .filter(({ id }) => id.startsWith(`${record.remote}.`))
      .flatMap(({ id, version }) => {
        const now = provided.get(id);
        if (now === version) return [];
        return now === undefined
          ? [
              finding(
                'SLOT_GONE',
                `${id} is gone, and “${user.remote}” shows it.`,
                `Provide it until no live release of “${user.remote}” names it.`,
              ),
            ]
          : [
              finding(
                'SLOT_VERSION',
                `${id} is provided in version ${now}, and “${user.remote}” is written for ${version}.`,
                `Provide the new one under another id until “${user.remote}” has moved.`,
              ),
            ];
      }),
  );
};

const usedSlots = ({ record }: Candidate, { others }: LiveShop): Finding[] => {
  const provided = new Map(
    [...others, record].flatMap(({ manifest }) => manifest.slots).map(slot => [slot.id, versionOf(slot)]),
  );
  return (record.uses?.slots ?? []).flatMap(({ id, version }) => {
    const now = provided.get(id);
    if (now === version) return [];
    return now === undefined
      ? [finding('SLOT_UNKNOWN', `No live remote provides ${id}.`, 'Check the id, or wait until its remote is live.')]
      : [
          finding(
            'SLOT_OUTDATED',
            `${id} is provided in version ${now}, and this release is written for ${version}.`,
            `Write it for version ${now}: see the README of its remote.`,
          ),
        ];
  });
};

/** Declarations of a release, compared with those and the usage of all others. */
export const checkManifest = (candidate: Candidate, live: LiveShop): Finding[] =>
  isShell(candidate.record)
    ? usedSlots(candidate, live)
    : [ownNames, routeFindings, lostRouteFindings, providedSlots, usedSlots].flatMap(check => check(candidate, live));
