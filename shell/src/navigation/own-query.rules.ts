/** Parameters that campaigns and advertisers add to links; no page reads them, and they differ for every visitor. */
const isForeign = (name: string): boolean =>
  /^(utm_.+|fbclid|gclid|gbraid|wbraid|yclid|msclkid|ttclid|igshid|mc_cid|mc_eid|_gl)$/.test(name);

const queryOf = (pairs: readonly (readonly [string, string])[]): string => {
  const query = new URLSearchParams(pairs.map(pair => [...pair]));
  query.sort();
  return query.size > 0 ? `?${query}` : '';
};

/** The part of a query that pages read, in one order, with its question mark: equal pages have an equal one. */
export const ownQuery = (search: string): string =>
  queryOf([...new URLSearchParams(search)].filter(([name]) => !isForeign(name)));

/** An address with the foreign parameters of a query, which must not get lost on the way to another page. */
export const withForeignQuery = (address: string, search: string): string => {
  const [path = '', query = ''] = address.split('?');
  const known = new URLSearchParams(query);
  const foreign = [...new URLSearchParams(search)].filter(([name]) => isForeign(name) && !known.has(name));
  return foreign.length > 0 ? path + queryOf([...known, ...foreign]) : address;
};
