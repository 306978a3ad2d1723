/** A path of this shop, or its home page: prevents open redirects from a form. */
export const localPath = (path: string): string => (/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path) ? path : '/');
