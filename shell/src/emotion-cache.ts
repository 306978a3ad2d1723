import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Without vendor prefixes: supported browsers need none, and they were a fifth of the CSS. */
const stylisPlugins: StylisPlugin[] = [];

/**
 * Styles of one page. On the server, emotion keeps each style's CSS for all pages whose cache has the same list of
 * plugins.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'o', stylisPlugins });

const styleId = 'page-styles';

/**
 * The page's styles with the names of their rules. Emotion's own attribute would make the browser's cache move the
 * element when it is created, and a moved style element restyles the whole page.
 */
export const styleElement = ({ ids, css }: { ids: readonly string[]; css: string }): string =>
  `<style id="${styleId}" data-names="${ids.join(' ')}">${css}</style>`;

/** The same in the browser: rules of the document are not inserted again. */
export const createHydratedCache = (): EmotionCache => {
  const cache = createStyleCache();
  const names = document.getElementById(styleId)?.dataset['names'] ?? '';
  for (const name of names.split(' ')) cache.inserted[name] = true;
  return cache;
};
