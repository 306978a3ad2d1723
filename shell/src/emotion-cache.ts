import createCache from '@emotion/cache';

/** Styles of one page; the key marks the style elements that browser and server share. */
export const createStyleCache = () => createCache({ key: 'o' });
