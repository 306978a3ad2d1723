/** A taxon with all its ancestors, from the root down. */
export const taxonPath = (permalink: string): string[] =>
  permalink.split('/').map((_, at, segments) => segments.slice(0, at + 1).join('/'));
