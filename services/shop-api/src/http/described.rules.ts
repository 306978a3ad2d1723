import { type AccessRule, decide, isForStaff } from './access.rules';
import type { Viewer } from './viewer';

/** Parts of an OpenAPI document that are used here. */
export interface ApiDocument {
  paths?: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
}

const routeOf = (method: string, path: string, prefix: string) =>
  `${method.toUpperCase()} ${path.slice(prefix.length).replace(/\{(\w+)\}/g, ':$1')}`;

const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);

/** Referenced names, and their references in turn. */
const usedFrom = (
  names: readonly string[],
  schemas: Record<string, unknown>,
  known = new Set<string>(),
): Set<string> => {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    usedFrom(namesIn(schemas[name]), schemas, known);
  }
  return known;
};

/** The document without the staff routes that the reader may not call. */
export const describedFor = <T extends ApiDocument>(
  document: T,
  { accessOf, prefix }: { accessOf: ReadonlyMap<string, AccessRule>; prefix: string },
  viewer: Pick<Viewer, 'roles' | 'rights' | 'vendorId'>,
): T => {
  const isDescribed = (method: string, path: string) => {
    const rule = accessOf.get(routeOf(method, path, prefix));
    return !rule || !isForStaff(rule.access) || decide(rule, viewer) === 'allowed';
  };
  const paths = Object.entries(document.paths ?? {}).flatMap(([path, methods]) => {
    const sent = Object.entries(methods).filter(([method]) => isDescribed(method, path));
    return sent.length > 0 ? [[path, Object.fromEntries(sent)] as const] : [];
  });
  const schemas = document.components?.schemas ?? {};
  const used = usedFrom(namesIn(paths), schemas);
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: {
      ...document.components,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
    },
  };
};
