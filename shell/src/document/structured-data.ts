/** Properties that contain addresses; a remote provides paths because it does not know the site's origin. */
const addresses = new Set(['@id', 'url', 'item', 'image', 'logo']);

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Structured data with full addresses, as search engines require. */
export const withOrigin = (data: unknown, origin: string, property = ''): unknown => {
  if (Array.isArray(data)) return data.map((entry: unknown) => withOrigin(entry, origin, property));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withOrigin(value, origin, name)]));
  return addresses.has(property) && isPath(data) ? origin + data : data;
};
