/** A path of this shop, or its home page: a form must not be able to send anybody elsewhere. */
export const localPath = (path: string): string => (/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path) ? path : '/');
