import createCache, { type StylisPlugin } from '@emotion/cache';

/** Without vendor prefixes: supported browsers need none, and they were a fifth of the CSS. */
const stylisPlugins: StylisPlugin[] = [];

/**
 * Styles of one page; the key marks the style elements that browser and server share. On the server, emotion keeps each
 * style's CSS for all pages whose cache has the same list of plugins.
 */
export const createStyleCache = () => createCache({ key: 'o', stylisPlugins });
