/** Removes statements like `Link.displayName = 'Link'`. */
export default function withoutDisplayNames(source: string): string;
