import { shopApiPrefix } from '@ortoo/contracts';

/** The query of a list as the file of it gets it. */
export const exportQuery = (query: Readonly<Record<string, unknown>>): string => {
  const { page: _, per_page: __, ...filter } = query;
  const pairs = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return String(new URLSearchParams(pairs));
};

/** Address of a list's file: the same list, with the same filters. */
export const exportHref = ({ path }: { path: string }, query: Readonly<Record<string, unknown>>): string =>
  `${shopApiPrefix}${path}/export.csv?${exportQuery(query)}`;
