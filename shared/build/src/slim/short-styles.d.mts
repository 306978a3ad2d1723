/** Removes white space from the styles of a module. */
export default function shortStyles(source: string): string;
